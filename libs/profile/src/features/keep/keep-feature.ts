import type { Feature, Resume } from '../../core/feature/feature.js';

const set =
  (on: boolean): Resume =>
  () =>
    import('./keep.js').then(({ keep }) => keep.set(on));

/** Keeping the account in the visitor's own collection. */
export const keepFeature = {
  name: 'keep',
  resumes: {
    keepAdd: set(true),
    keepRemove: set(false),
    keepIfSignedIn: () => import('./keep.js').then(({ keepIfSignedIn }) => keepIfSignedIn()),
  },
} satisfies Feature;
