import { resumeSwitch } from '../../core/changes/resume-switch.js';
import type { Switch } from '../../core/changes/create-switch.js';
import type { Feature } from '../../core/feature/feature.js';

const load = (): Promise<Switch> => import('./keep.js').then(({ keep }) => keep);

/** Keeping the account in the visitor's own collection. */
export const keepFeature = {
  name: 'keep',
  resumes: {
    keepAdd: resumeSwitch(load, true),
    keepRemove: resumeSwitch(load, false),
    keepIfSignedIn: () => import('./keep.js').then(({ keepIfSignedIn }) => keepIfSignedIn()),
  },
} satisfies Feature;
