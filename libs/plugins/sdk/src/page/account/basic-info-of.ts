import { basicInfo, type BasicInfo } from '@oa-profile/api-client/schemas';
import type { PageSection, SubPage } from '@oa-profile/api-client';
import { checkOnce } from '../../check-once.js';
import type { PageState } from '../store/page-state.js';
import { allSections } from './all-sections.js';

/** All pages of an account, or what a document knows of them. */
export interface InfoSource extends Pick<PageState, 'basicInfo'> {
  sections: readonly PageSection[];
  subPages?: readonly Pick<SubPage, 'sections'>[];
}

/** The section with the account's basic information: the first one of all pages, in whichever view. */
export const infoSectionOf = ({
  sections,
  subPages = [],
  basicInfo: known,
}: InfoSource): PageSection | undefined =>
  known ?? allSections({ sections, subPages }).find(({ type }) => type === 'basic-info');

/** The account's basic information; undefined if it is missing or invalid. */
export function basicInfoOf(page: InfoSource): BasicInfo | undefined {
  const parsed = checkOnce(basicInfo, infoSectionOf(page)?.data);
  return parsed.success ? parsed.output : undefined;
}
