import type { AccountPage, PageSection } from '@oa-profile/api-client/schemas';

/** The sections of all pages of an account, those of its first one before the others. */
export const allSections = ({
  sections,
  subPages,
}: Pick<AccountPage, 'sections' | 'subPages'>): PageSection[] => [
  ...sections,
  ...subPages.flatMap((subPage) => subPage.sections),
];
