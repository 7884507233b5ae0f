import { basicInfo, type BasicInfo } from '@oa-profile/api-client/schemas';
import { meaningfulHours } from '@oa-profile/plugin-sdk/hours';
import { pipe, transform, type GenericSchema } from 'valibot';

/**
 * What the API promises, with what also means something: hours that mean nothing are left out, and a price range
 * without a price itself, but neither costs the section.
 */
export const basicInfoSchema: GenericSchema<unknown, BasicInfo> = pipe(
  basicInfo,
  transform(({ hours, priceRanges, ...rest }) => ({
    ...rest,
    hours: meaningfulHours(hours),
    priceRanges: priceRanges.filter(({ min, max }) => min ?? max),
  })),
);
