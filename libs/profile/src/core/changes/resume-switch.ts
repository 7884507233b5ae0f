import type { ResumedAction } from '../feature.js';
import type { Switch } from './create-switch.js';

/** Switches it on or off after a login has interrupted that. */
export const resumeSwitch = (load: () => Promise<Switch>, on: boolean): (() => Promise<ResumedAction>) => {
  return async () => {
    const slice = await load();
    return { slice, go: slice.set(on) };
  };
};
