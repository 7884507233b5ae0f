import type { ExtraScript } from '../shared/page-elements.js';
import { serviceWorkerPath } from '../shared/service-worker.js';

/** What the map's library makes into markup when it is loaded, to find out whether the browser can draw it. */
const HARMLESS = '<svg/>';

/** As much as is used of the browser's Trusted Types. */
interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | undefined>,
  ): unknown;
}

/**
 * Names the one text that may become markup, and the addresses from which scripts may be loaded. Where browsers have
 * Trusted Types they refuse all others, as the page's Content-Security-Policy asks them to.
 */
export function trustTexts(scripts: readonly ExtraScript[]): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const addresses = [serviceWorkerPath, ...scripts.map(({ src }) => src)];
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === HARMLESS ? text : undefined),
    createScriptURL: (text) => addresses.find((known) => known === text),
  });
}
