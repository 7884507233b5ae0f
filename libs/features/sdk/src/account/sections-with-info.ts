import type { PageSection } from '@oa-profile/api-client/schemas';
import type { PageState } from '../store/page-state.js';

/** What the document knows of the account: the sections of the view, and its basic information in any view. */
export const sectionsWithInfo = ({
  sections,
  basicInfo,
}: Pick<PageState, 'sections' | 'basicInfo'>): readonly PageSection[] =>
  basicInfo ? [...sections, basicInfo] : sections;
