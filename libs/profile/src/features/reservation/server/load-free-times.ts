import type { ProfileApiClient } from '@oa-profile/api-client';
import type { AccountPage, ReservationInventory } from '@oa-profile/api-client/schemas';
import type { FreeTime } from '../../../core/store/page-state.js';
import { clockAt } from '../clock-at.js';

export interface LoadFreeTimesOptions {
  /** Called if they could not be loaded: the page then goes without. */
  onError: (error: unknown) => void;
  /** Milliseconds that the page waits for them. @default 2000 */
  patience?: number;
  /** @default the current time */
  now?: Date;
}

/** More than a page shows at once: it can stay open, or be kept, until the first of them are over. */
const MOST_TIMES = 8;

/**
 * The next times that the account has left, for its first screen; none if it takes no reservations. They may be gone a
 * moment later, so that the form which they lead to asks again. For the page server.
 */
export async function loadFreeTimes(
  api: Pick<ProfileApiClient, 'getReservationInventory'>,
  { account }: Pick<AccountPage, 'account'>,
  { onError, patience = 2000, now = new Date() }: LoadFreeTimesOptions,
): Promise<FreeTime[]> {
  if (!account.features.includes('reservation')) return [];
  try {
    const signal = AbortSignal.timeout(patience);
    const inventory = await api.getReservationInventory(account.basicSearchId, { signal });
    return freeTimes(inventory, account.timeZone, now);
  } catch (error) {
    onError(error);
    return [];
  }
}

function freeTimes({ days }: ReservationInventory, timeZone: string, now: Date): FreeTime[] {
  return days
    .flatMap(({ date, slots }) =>
      slots
        .filter(({ availability, startsAt }) => availability !== 'full' && new Date(startsAt) > now)
        .map(({ startsAt }) => ({ day: date, time: clockAt(timeZone, startsAt), startsAt })),
    )
    .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
    .slice(0, MOST_TIMES);
}
