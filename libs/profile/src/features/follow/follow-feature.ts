import { resumeSwitch } from '../../core/changes/resume-switch.js';
import type { Switch } from '../../core/changes/create-switch.js';
import type { Feature } from '../../core/feature/feature.js';

const load = (): Promise<Switch> => import('./follow.js').then(({ follow }) => follow);

/** Following the account's posts. */
export const followFeature = {
  name: 'follow',
  resumes: { followAdd: resumeSwitch(load, true), followRemove: resumeSwitch(load, false) },
} satisfies Feature;
