import type { ProfileApiClient } from '@oa-profile/api-client';
import type { Relation } from '@oa-profile/api-client/schemas';
import type { HostBridge } from '@oa-profile/host-bridge';
import type { Cache } from '@oa-profile/storage';
import type { TrackingEvent } from '@oa-profile/telemetry';

/** What the page's side effects reach the world through. Handed to the store, so that tests hand in others. */
export interface ProfileServices {
  /** The API's client, whose code is loaded at the first call. */
  api: () => Promise<ProfileApiClient>;
  host: HostBridge;
  /** Relations by basic search id (SPEC section 3). */
  relationCache: Cache<Relation>;
  /** Logs and reports a caught error; `place` names where. */
  captureError: (error: unknown, place: string) => void;
  track: (event: TrackingEvent) => void;
}
