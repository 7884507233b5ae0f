import type { BasicInfo, PageSection } from '@oa-profile/api-client/schemas';
import { basicInfoOf } from '../../core/account/basic-info-of.js';

/** Where an account is, in words and, where it says so, on the globe. */
export type PlaceAddress = NonNullable<BasicInfo['address']>;

/** The account's address, out of its basic information; undefined when it has none, or the data do not fit. */
export function placeAddress(sections: readonly PageSection[]): PlaceAddress | undefined {
  return basicInfoOf(sections)?.address;
}
