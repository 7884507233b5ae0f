import type { ProfileServices, ProfileStore } from '@oa-profile/plugin-sdk/page';
import type { HostBridge, LiffBridge } from '@oa-profile/host-bridge';
import type { Language } from '@oa-profile/i18n';
import type { ErrorLog, TrackingEvent } from '@oa-profile/telemetry';
import type { InitialData, PublicConfig } from './document/index.js';

/** What the boot steps share once the initial data have been read. */
export interface Page {
  data: Exclude<InitialData, { error: unknown }> & { lang: Language };
  /** When the server rendered the page. */
  renderedAt: Date;
  config: PublicConfig;
  log: ErrorLog;
  host: HostBridge;
  /** Every access token that the page has used. */
  tokens: ReadonlySet<string>;
  /** The app's bridge if there is an SDK to start; rejected if its code could not be loaded. */
  liff: Promise<LiffBridge> | undefined;
  store: ProfileStore;
  services: ProfileServices;
  /** Called by step 3; a client's code is loaded at the first request. */
  connect: (clients: Pick<ProfileServices, 'api' | 'keep'>) => void;
  /** Called by step 7; earlier events wait for it. */
  connectTracking: (track: (event: TrackingEvent) => void) => void;
}
