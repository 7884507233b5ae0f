import type { Feature, Resume } from '@oa-profile/plugin-sdk/page';
import { follow } from './follow.js';

const set =
  (on: boolean): Resume =>
  () =>
    Promise.resolve(follow.set(on));

/** Following the account's posts. */
export const followFeature = {
  name: 'follow',
  resumes: { followAdd: set(true), followRemove: set(false) },
} satisfies Feature;
