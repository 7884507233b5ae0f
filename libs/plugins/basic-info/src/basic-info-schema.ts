import { basicInfo, type BasicInfo } from '@oa-profile/api-client/schemas';
import { assertBusinessHours, type BusinessHours } from '@oa-profile/business-hours';
import { pipe, transform, type GenericSchema } from 'valibot';

/**
 * What the API promises, with hours that also mean something: a last order after closing, or a 31st of November,
 * costs the hours and not the section.
 */
export const basicInfoSchema: GenericSchema<unknown, BasicInfo> = pipe(
  basicInfo,
  transform(({ hours, ...rest }) => (hours && areMeaningful(hours) ? { hours, ...rest } : rest)),
);

function areMeaningful(hours: BusinessHours): boolean {
  try {
    assertBusinessHours(hours);
    return true;
  } catch {
    return false;
  }
}
