import type { BasicInfo, PageSection } from '@oa-profile/api-client/schemas';
import { basicInfoOf } from '@oa-profile/feature-sdk';

/** Where an account is, in words and, if given, as coordinates. */
export type PlaceAddress = NonNullable<BasicInfo['address']>;

/** The account's address from its basic information; undefined if it has none, or the data are invalid. */
export function placeAddress(sections: readonly PageSection[]): PlaceAddress | undefined {
  return basicInfoOf(sections)?.address;
}
