import { ProfileError } from '@oa-profile/errors';
import type { HostBridge } from './host-bridge.js';

/** The bridge of an ordinary browser, and of the app's own browser when the SDK cannot be used: anonymous. */
export function createWebBridge(): HostBridge {
  return {
    origin: 'web',
    getAccessToken: () => undefined,
    getViewType: () => undefined,
    openUrl: (url) => void window.open(url, '_blank', 'noopener,noreferrer'),
    copyText,
  };
}

/** Shared by both bridges: the app's web view has the same clipboard as a browser. */
export async function copyText(text: string): Promise<void> {
  try {
    // Absent outside secure contexts, and refused by in-app browsers without permission.
    await navigator.clipboard.writeText(text);
  } catch (cause) {
    throw new ProfileError({ code: 'NATIVE_API_CRASHED', message: 'The clipboard refused the text', cause });
  }
}
