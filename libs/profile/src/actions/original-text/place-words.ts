import type { BasicInfo } from '@oa-profile/api-client/schemas';
import type { Account, PageSection, SubPage } from '@oa-profile/api-client';
import { basicInfoOf } from '@oa-profile/plugin-sdk/page';

/** Where the account is, in the words of one language. */
export interface PlaceWords {
  /** BCP 47 tag of the language, if known. */
  language: string | undefined;
  name: string;
  address: BasicInfo['address'];
  phone: string | undefined;
}

/** Where the account is, according to the first of its pages that says so. */
export function placeWords({
  account: { name, contentLanguage },
  ...pages
}: {
  account: Pick<Account, 'name' | 'contentLanguage'>;
  sections: readonly PageSection[];
  subPages?: readonly SubPage[];
}): PlaceWords {
  const info = basicInfoOf(pages);
  return { language: contentLanguage, name, address: info?.address, phone: info?.phone };
}
