import type { Page } from '../page.js';

/**
 * Step 6: adds the web team's scripts. They are loaded in parallel and run in the order of the list; one that fails to
 * load or does not match its integrity value is logged and skipped. Nothing waits for them.
 */
export function addExtraScripts({ config, log }: Page): void {
  for (const { src, integrity } of config.extraScripts) {
    const script = document.createElement('script');
    script.src = src;
    // Scripts added by a script run in order only with `async` off.
    script.async = false;
    if (integrity) {
      script.integrity = integrity;
      script.crossOrigin = 'anonymous';
    }
    script.onerror = () => log.capture(new Error(`Cannot load ${new URL(src).origin}`), 'extra script');
    document.head.append(script);
  }
}
