import { serviceWorkerPath } from '../shared/service-worker.js';
import type { Page } from './page.js';

/** What the map's library makes into markup when it is loaded, to find out whether the browser can draw it. */
const HARMLESS = '<svg/>';

/** As much as is used of the browser's Trusted Types. */
interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | undefined>,
  ): unknown;
}

/** As much of the page as {@link trustTexts} needs. */
interface TrustTextsOptions {
  config: Pick<Page['config'], 'extraScripts'>;
  log: Pick<Page['log'], 'capture'>;
}

/**
 * Names the one text that may become markup, and the addresses from which scripts may be loaded. Where browsers have
 * Trusted Types they refuse all others, as the page's Content-Security-Policy asks them to. Where that cannot be done, an
 * extension having done it before for one, the page starts all the same: what is refused says so itself.
 */
export function trustTexts({ config: { extraScripts }, log }: TrustTextsOptions): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const addresses = [serviceWorkerPath, ...extraScripts.map(({ src }) => src)];
  try {
    trustedTypes?.createPolicy('default', {
      createHTML: (text) => (text === HARMLESS ? text : undefined),
      createScriptURL: (text) => addresses.find((known) => known === text),
    });
  } catch (error) {
    log.capture(error, 'trusted texts');
  }
}
