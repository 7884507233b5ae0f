import type { ReservationInventory } from '@oa-profile/api-client/schemas';
import { minutesOfDay } from '@oa-profile/business-hours';
import type { TableChoice } from '../../core/intent/intent.js';
import type { OfferedDay, Slot } from './offered-days.js';

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
function clockAt(timeZone: string, instant: string): string {
  const minutes = minutesOfDay(timeZone, new Date(instant));
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
