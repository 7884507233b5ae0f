import type { AccountPage, PageSection } from '@oa-profile/api-client/schemas';

/** The sections of all of an account's pages, first page first. */
export const allSections = ({
  sections,
  subPages,
}: Pick<AccountPage, 'sections' | 'subPages'>): PageSection[] => [
  ...sections,
  ...subPages.flatMap((subPage) => subPage.sections),
];
