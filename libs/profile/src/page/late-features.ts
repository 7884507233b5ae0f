import type { Feature } from '@oa-profile/plugin-sdk/page';
import { createLateFeatures, type LateFeatures } from '@oa-profile/plugin-sdk/internal';

/**
 * The features of a page: those that its host has chosen, and what every account has.
 *
 * @param loadChosen the host's list @default none
 */
export function pageFeatures(loadChosen?: () => Promise<readonly Feature[]>): LateFeatures {
  let all: readonly Feature[] | undefined;
  return createLateFeatures(async () => {
    const [{ ownFeatures }, chosen = []] = await Promise.all([import('./features.js'), loadChosen?.()]);
    // The same one for all who ask: what is shown depends on it.
    return (all ??= [...chosen, ...ownFeatures]);
  });
}
