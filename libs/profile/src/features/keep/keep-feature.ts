import type { Feature, Resume } from '@oa-profile/plugin-sdk/page';
import { keep, keepIfSignedIn } from './keep.js';

const set =
  (on: boolean): Resume =>
  () =>
    Promise.resolve(keep.set(on));

/** Keeping the account in the visitor's own collection. */
export const keepFeature = {
  name: 'keep',
  resumes: {
    keepAdd: set(true),
    keepRemove: set(false),
    keepIfSignedIn: () => Promise.resolve(keepIfSignedIn()),
  },
} satisfies Feature;
