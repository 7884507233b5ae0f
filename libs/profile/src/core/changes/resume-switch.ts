import type { Resume } from '../feature/feature.js';
import type { Switch } from './create-switch.js';

/** Switches it on or off after a login has interrupted that. */
export const resumeSwitch =
  (load: () => Promise<Switch>, on: boolean): Resume =>
  async () =>
    (await load()).set(on);
