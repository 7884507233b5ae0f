import type { PageSection, SubPage } from '@oa-profile/api-client';

/** The sections of all of an account's pages, first page first. */
export const allSections = ({
  sections,
  subPages,
}: {
  sections: readonly PageSection[];
  subPages: readonly Pick<SubPage, 'sections'>[];
}): PageSection[] => [...sections, ...subPages.flatMap((subPage) => subPage.sections)];
