import type { Plugin } from '@oa-profile/plugin-sdk/page';
import type { Resume } from '@oa-profile/plugin-sdk/internal';
import { follow } from './follow.js';

const set =
  (on: boolean): Resume =>
  () =>
    Promise.resolve(follow.set(on));

/** Following the account's posts. */
export const followPlugin = {
  name: 'page/follow',
  states: ['follow'],
  resumes: { followAdd: set(true), followRemove: set(false) },
} satisfies Plugin;
