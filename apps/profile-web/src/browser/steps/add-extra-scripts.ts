import type { Page } from '../page.js';

/**
 * Step 6: adds the web team's scripts. They are loaded side by side and run in the order of the list; one that cannot
 * be loaded, or is not what its integrity says, is logged and passed over. Nothing waits for them.
 */
export function addExtraScripts({ config, log }: Page): void {
  for (const { src, integrity } of config.extraScripts) {
    const script = document.createElement('script');
    script.src = src;
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
