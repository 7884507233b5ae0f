import type { ResumedAction } from '../feature.js';
import type { Switch } from './create-switch.js';

/** Switching it on or off, when a login has come between. */
export const resumeSwitch = (load: () => Promise<Switch>, on: boolean): (() => Promise<ResumedAction>) => {
  return async () => {
    const slice = await load();
    return { slice, go: slice.set(on) };
  };
};
