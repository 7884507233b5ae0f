import type { Plugin } from '@oa-profile/plugin-sdk/page';
import { createLatePlugins, type LatePlugins } from '@oa-profile/plugin-sdk/internal';

/**
 * The plugins of a page: those that its host has chosen, and what every account has.
 *
 * @param loadChosen the host's list @default none
 * @param off names of those that are switched off
 */
export function pagePlugins(
  loadChosen?: () => Promise<readonly Plugin[]>,
  off: readonly string[] = [],
): LatePlugins {
  let all: readonly Plugin[] | undefined;
  return createLatePlugins(async () => {
    const [{ ownPlugins }, chosen = []] = await Promise.all([import('./own-plugins.js'), loadChosen?.()]);
    // The same one for all who ask: what is shown depends on it.
    return (all ??= [...chosen, ...ownPlugins].filter(({ name }) => !off.includes(name)));
  });
}
