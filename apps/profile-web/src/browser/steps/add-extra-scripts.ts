import { EXTRA_SCRIPTS_POLICY, type ExtraScript } from '../../shared/page-elements.js';
import type { Page } from '../page.js';

/**
 * Step 6: adds the web team's scripts. They are loaded side by side and run in the order of the list; one that cannot
 * be loaded, or is not what its integrity says, is logged and passed over. Nothing waits for them.
 */
export function addExtraScripts({ config, log }: Page): void {
  if (!config.extraScripts.length) return;
  const trusted = trust(config.extraScripts);
  for (const { src, integrity } of config.extraScripts) {
    const script = document.createElement('script');
    script.src = trusted(src);
    // What keeps the order of scripts that a script adds.
    script.async = false;
    if (integrity) {
      script.integrity = integrity;
      script.crossOrigin = 'anonymous';
    }
    script.onerror = () => log.capture(new Error(`Cannot load ${new URL(src).origin}`), 'extra script');
    document.head.append(script);
  }
}

/**
 * Makes the addresses of the scripts ones that the browser takes: it takes none that is a text (Trusted Types). Elsewhere
 * texts will do.
 */
function trust(scripts: readonly ExtraScript[]): (src: string) => string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(EXTRA_SCRIPTS_POLICY, {
    createScriptURL(address) {
      if (scripts.some(({ src }) => src === address)) return address;
      throw new TypeError('Not one of the extra scripts');
    },
  });
  return (src) => policy?.createScriptURL(src) ?? src;
}

/** What is used of them, in the words of the browser: it takes what `createScriptURL` makes wherever it takes a text. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => string };
}
