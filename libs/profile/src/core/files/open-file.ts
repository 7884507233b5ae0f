import type { HostBridge } from '@oa-profile/host-bridge';
import type { MouseEvent } from 'react';

/**
 * Leaves a link to a file to the browser, which hands it on to the calendar or the contacts. The app's web view knows
 * neither, so that there the visitor's own browser opens it.
 */
export function openFile(event: MouseEvent, url: string, host: HostBridge): void {
  if (!host.isInsideApp()) return;
  event.preventDefault();
  host.openInBrowser(url);
}
