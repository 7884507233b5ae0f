import { basicInfo, type BasicInfo, type PageSection } from '@oa-profile/api-client/schemas';
import { safeParse } from 'valibot';

/** Where an account is, in words and, where it says so, on the globe. */
export type PlaceAddress = NonNullable<BasicInfo['address']>;

/** The account's address, out of its basic information; undefined when it has none, or the data do not fit. */
export function placeAddress(sections: readonly PageSection[]): PlaceAddress | undefined {
  const parsed = safeParse(basicInfo, sections.find(({ type }) => type === 'basic-info')?.data);
  return parsed.success ? parsed.output.address : undefined;
}
