import type { ReservationInventory } from '@oa-profile/api-client';
import { minutesOfDay, wallTimeOf } from '@oa-profile/business-hours';
import type { OfferedDay, Slot } from './offered-days.js';
import type { TableChoice } from './table-in-link.js';

/** The choice as a link may carry it: day and time, since slot ids are internal to the server. */
export function tableChoice(
  { date }: Pick<OfferedDay, 'date'>,
  slot: Pick<Slot, 'startsAt'>,
  { partySize, timeZone }: { partySize: number; timeZone: string },
): TableChoice {
  return { people: partySize, day: date, time: clockAt(timeZone, slot.startsAt) };
}

/** A link's choice, matched with an inventory. */
export interface FoundTable {
  partySize?: number;
  /** 'YYYY-MM-DD', one of the inventory's days. */
  date?: string;
  /** The time, which may be full by now. */
  slot?: Slot;
}

/** Matches a link's choice with what can be chosen now; what no longer exists is left out. */
export function findTable(
  { days }: Pick<ReservationInventory, 'days'>,
  { people, day, time }: TableChoice,
  timeZone: string,
): FoundTable {
  const offered = days.find(({ date }) => date === day);
  const slot = offered?.slots.find(({ startsAt }) => clockAt(timeZone, startsAt) === time);
  return {
    ...(people !== undefined && { partySize: people }),
    ...(offered && { date: offered.date }),
    ...(slot && { slot }),
  };
}

/** '18:00' by the clock of a time zone. */
export function clockAt(timeZone: string, instant: string): string {
  return wallTimeOf(minutesOfDay(timeZone, new Date(instant)));
}
