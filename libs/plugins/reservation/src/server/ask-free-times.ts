import type { AccountPage, ReservationInventory } from '@oa-profile/api-client';
import type { AskOptions } from '@oa-profile/plugin-sdk/server';
import { clockAt } from '../clock-at.js';
import type { FreeTime } from '../given-times.js';

/** More than a page shows at once: it can stay open, or be cached, until the first of them are over. */
const MOST_TIMES = 8;

/**
 * The next times that the account has left; undefined if there are none, or it takes no reservations. The API is asked only
 * if they did not come with the page. They may be gone a
 * moment later, so that the form which they lead to asks again.
 */
export async function askFreeTimes(
  { account, reservationInventory }: Pick<AccountPage, 'account' | 'reservationInventory'>,
  {
    api,
    signal,
    now,
  }: Pick<AskOptions, 'signal' | 'now'> & { api: Pick<AskOptions['api'], 'getReservationInventory'> },
): Promise<FreeTime[] | undefined> {
  if (!account.features.includes('reservation')) return undefined;
  const inventory =
    reservationInventory ?? (await api.getReservationInventory(account.basicSearchId, { signal }));
  const times = freeTimes(inventory, account.timeZone, now);
  return times.length > 0 ? times : undefined;
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
