import { basicInfo, type BasicInfo } from '@oa-profile/api-client/schemas';
import { meaningfulHours } from '@oa-profile/plugin-sdk/hours';
import { pipe, transform, type GenericSchema } from 'valibot';

/** What the API promises, without invalid hours. */
export const basicInfoSchema: GenericSchema<unknown, BasicInfo> = pipe(
  basicInfo,
  transform((data) => ({ ...data, hours: meaningfulHours(data.hours) })),
);
