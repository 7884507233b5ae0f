'use client';

import { defineSection, type PluginSection } from '@oa-profile/plugin-sdk';
import { section, type Signboard } from './data.js';
import { signboardHighlights } from './signboard-highlights.js';
import { signboardSearchEntries } from './signboard-search-entries.js';
import { SignboardSection } from './signboard-section.js';
import { signboardTexts } from './texts.js';

/** One big picture, or a text, with a link. */
export const signboardSection: PluginSection<Signboard> = defineSection({
  ...section,
  texts: signboardTexts,
  // A link alone is not enough.
  isEmpty: ({ picture, text }) => picture === undefined && text === undefined,
  Section: SignboardSection,
  highlights: signboardHighlights,
  searchEntries: signboardSearchEntries,
  body: 'flush',
});
