import { serviceWorkerPath } from '@oa-profile/offline/internal';
import type { Page } from './page.js';

/** The map library turns this into markup when it is loaded, to find out whether the browser supports SVG. */
const HARMLESS = '<svg/>';

/** The part of Trusted Types that is used here. */
interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | undefined>,
  ): unknown;
}

interface TrustTextsOptions {
  config: Pick<Page['config'], 'extraScripts'>;
  log: Pick<Page['log'], 'capture'>;
}

/**
 * Names the one text that may become markup, and the addresses from which scripts may be loaded. Browsers with Trusted
 * Types refuse all others, as the page's Content-Security-Policy demands. If the policy cannot be created, for example
 * because an extension has created one before, the page starts anyway: what is then refused fails by itself.
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
