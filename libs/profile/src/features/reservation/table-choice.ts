import type { ReservationInventory } from '@oa-profile/api-client/schemas';
import { minutesOfDay } from '@oa-profile/business-hours';
import type { TableChoice } from '../../core/intent/intent.js';
import type { OfferedDay, Slot } from './offered-days.js';

/** What has been chosen, as far as a link may say it: days and times, since a slot's id is the server's own business. */
export function tableChoice(
  { date }: Pick<OfferedDay, 'date'>,
  slot: Pick<Slot, 'startsAt'>,
  { partySize, timeZone }: { partySize: number; timeZone: string },
): TableChoice {
  return { people: partySize, day: date, time: clockAt(timeZone, slot.startsAt) };
}

/** What a link's choice is in an inventory. */
export interface FoundTable {
  partySize?: number;
  /** 'YYYY-MM-DD', one of the inventory's days. */
  date?: string;
  /** The time, which can be full by now. */
  slot?: Slot;
}

/** Looks for what a link says was chosen in what can be chosen now; what is not there any more is left out. */
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

/** '18:00' by the clock of a zone. */
function clockAt(timeZone: string, instant: string): string {
  const minutes = minutesOfDay(timeZone, new Date(instant));
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
