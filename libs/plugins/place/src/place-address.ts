import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { basicInfoOf } from '@oa-profile/plugin-sdk/page';

/** Where an account is, in words and, if given, as coordinates. */
export type PlaceAddress = NonNullable<BasicInfo['address']>;

/** The account's address from its basic information; undefined if it has none, or the data are invalid. */
export function placeAddress(page: Parameters<typeof basicInfoOf>[0]): PlaceAddress | undefined {
  return basicInfoOf(page)?.address;
}
