import type { Feature, Resume } from '../../core/feature/feature.js';

const set =
  (on: boolean): Resume =>
  () =>
    import('./follow.js').then(({ follow }) => follow.set(on));

/** Following the account's posts. */
export const followFeature = {
  name: 'follow',
  resumes: { followAdd: set(true), followRemove: set(false) },
} satisfies Feature;
