import type { Image } from '@oa-profile/api-client/schemas';

export const missingPicture = (name: string, width: number, height: number): Image => ({
  url: `/artwork/longname/no-such-${name}.png`,
  width,
  height,
});
