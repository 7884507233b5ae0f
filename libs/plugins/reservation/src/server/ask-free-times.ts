import type { AccountPage, ReservationInventory } from '@oa-profile/api-client';
import { addDays, localDate, minutesOn } from '@oa-profile/business-hours';
import type { AskOptions } from '@oa-profile/plugin-sdk/server';
import type { GivenDay } from '../given-times.js';

/** The first screen leads to those of a week, and to the same day of the next one, if today is over. */
const DAYS = 8;
/** More would not be told apart on the line of a day. */
const MOST_TIMES_OF_A_DAY = 48;

/**
 * The times of the coming week that the account has left, by their days; undefined if there are none, or it takes no
 * reservations. The API is asked only if they did not come with the page. They may be gone a moment later, so that the form
 * which they lead to asks again.
 */
export async function askFreeTimes(
  { account, reservationInventory }: Pick<AccountPage, 'account' | 'reservationInventory'>,
  {
    api,
    signal,
    now,
  }: Pick<AskOptions, 'signal' | 'now'> & { api: Pick<AskOptions['api'], 'getReservationInventory'> },
): Promise<GivenDay[] | undefined> {
  if (!account.features.includes('reservation')) return undefined;
  const inventory =
    reservationInventory ?? (await api.getReservationInventory(account.basicSearchId, { signal }));
  const days = freeTimes(inventory, account.timeZone, now);
  return days.length > 0 ? days : undefined;
}

function freeTimes({ days }: ReservationInventory, timeZone: string, now: Date): GivenDay[] {
  const end = addDays(localDate(timeZone, now), DAYS);
  const left = [...days]
    .sort((one, other) => (one.date < other.date ? -1 : 1))
    .flatMap(({ date, slots }) => {
      const ahead = slots
        .filter(({ availability, startsAt }) => availability !== 'full' && new Date(startsAt) > now)
        .slice(0, MOST_TIMES_OF_A_DAY);
      const of = (wanted: string): number[] =>
        ahead
          .filter(({ availability }) => availability === wanted)
          .map(({ startsAt }) => minutesOn(timeZone, date, new Date(startsAt)))
          .sort((one, other) => one - other);
      return ahead.length > 0 ? [{ day: date, free: of('free'), few: of('few') }] : [];
    });
  // Whoever is full for a week has a next time all the same.
  return left.filter(({ day }, index) => index === 0 || day < end);
}
