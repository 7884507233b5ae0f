import type { Plugin } from '@oa-profile/plugin-sdk/page';
import type { Resume } from '@oa-profile/plugin-sdk/internal';
import { keep, keepIfSignedIn } from './keep.js';

const set =
  (on: boolean): Resume =>
  () =>
    Promise.resolve(keep.set(on));

/** Keeping the account in the visitor's own collection. */
export const keepPlugin = {
  name: 'page/keep',
  states: ['keep'],
  resumes: {
    keepAdd: set(true),
    keepRemove: set(false),
    keepIfSignedIn: () => Promise.resolve(keepIfSignedIn()),
  },
} satisfies Plugin;
