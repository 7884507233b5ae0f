import type { Image } from '@oa-profile/api-client';

export const missingPicture = (name: string, width: number, height: number): Image => ({
  url: `/artwork/longname/no-such-${name}.png`,
  width,
  height,
});
