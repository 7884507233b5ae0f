'use client';

import { defineSection, type PluginSection } from '@oa-profile/plugin-sdk';
import { section, type Membership } from './data.js';
import { membershipSearchEntries } from './membership-search-entries.js';
import { MembershipSection } from './membership-section.js';
import { membershipTexts } from './texts.js';

/** Plans of an account: their monthly price and their perks. */
export const membershipSection: PluginSection<Membership> = defineSection({
  ...section,
  texts: membershipTexts,
  isEmpty: ({ plans }) => plans.length === 0,
  Section: MembershipSection,
  searchEntries: membershipSearchEntries,
  body: 'bare',
});
