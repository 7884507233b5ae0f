import { basicInfo, type BasicInfo } from '@oa-profile/api-client/schemas';
import { assertBusinessHours, type BusinessHours } from '@oa-profile/business-hours';
import { pipe, transform, type GenericSchema } from 'valibot';

/**
 * What the API promises, with what also means something: a last order after closing, or a 31st of November, costs the
 * hours, and a price range without a price itself, but neither the section.
 */
export const basicInfoSchema: GenericSchema<unknown, BasicInfo> = pipe(
  basicInfo,
  transform(({ hours, priceRanges, ...rest }) => ({
    ...rest,
    hours: hours && areMeaningful(hours) ? hours : undefined,
    priceRanges: priceRanges.filter(({ min, max }) => min ?? max),
  })),
);

function areMeaningful(hours: BusinessHours): boolean {
  try {
    assertBusinessHours(hours);
    return true;
  } catch {
    return false;
  }
}
