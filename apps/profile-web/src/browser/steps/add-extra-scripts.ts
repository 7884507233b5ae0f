import type { ExtraScript } from '../../shared/page-elements.js';
import type { Page } from '../page.js';

/** Step 6: adds the web team's scripts, one after the other. One that fails is logged and passed over. */
export async function addExtraScripts({ config, log }: Page): Promise<void> {
  for (const script of config.extraScripts) {
    try {
      await addScript(script);
    } catch (error) {
      log.capture(error, 'extra script');
    }
  }
}

function addScript({ src, integrity }: ExtraScript): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    if (integrity) {
      script.integrity = integrity;
      script.crossOrigin = 'anonymous';
    }
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`Cannot load ${new URL(src).origin}`));
    document.head.append(script);
  });
}
