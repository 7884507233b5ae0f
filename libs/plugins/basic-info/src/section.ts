'use client';

import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { defineSection, type PluginSection } from '@oa-profile/plugin-sdk';
import { basicInfoHighlights } from './basic-info-highlights.js';
import { basicInfoSearchEntries } from './basic-info-search-entries.js';
import { BasicInfoSection } from './basic-info-section.js';
import { basicInfoSinceLastVisit } from './basic-info-since-last-visit.js';
import { section } from './data.js';
import { isEmptyBasicInfo } from './is-empty-basic-info.js';
import { basicInfoTexts } from './texts.js';

/** Opening hours, address, contact, prices, payment and facilities of an account. */
export const basicInfoSection: PluginSection<BasicInfo> = defineSection({
  ...section,
  texts: basicInfoTexts,
  isEmpty: isEmptyBasicInfo,
  Section: BasicInfoSection,
  highlights: basicInfoHighlights,
  sinceLastVisit: basicInfoSinceLastVisit,
  searchEntries: basicInfoSearchEntries,
});
