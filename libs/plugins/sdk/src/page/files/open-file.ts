import type { HostBridge } from '@oa-profile/host-bridge';
import type { MouseEvent } from 'react';

/**
 * Leaves a link to a file to the browser, which passes it to the calendar or the contacts. The app's web view cannot,
 * so there the link opens in the visitor's own browser.
 */
export function openFile(event: MouseEvent, url: string, host: HostBridge): void {
  if (!host.isInsideApp()) return;
  event.preventDefault();
  host.openInBrowser(url);
}
