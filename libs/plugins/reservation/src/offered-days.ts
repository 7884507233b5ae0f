import type { ReservationInventory } from '@oa-profile/api-client';
import { addDays, localDate } from '@oa-profile/business-hours';

/** How many days are shown from today on, even without anything to reserve. */
const DAYS_SHOWN = 14;

/** A time that can be reserved, or is taken. */
export type Slot = ReservationInventory['days'][number]['slots'][number];

/** A day that the visitor can choose. */
export interface OfferedDay {
  /** 'YYYY-MM-DD' in the account's zone. */
  date: string;
  /** Its future times, earliest first. */
  slots: Slot[];
  /** How much of it is left; `none` on a day without any times. */
  availability: Slot['availability'] | 'none';
}

/**
 * The days that a visitor can choose from: two weeks from the account's today, and whatever the server offers beyond
 * them. Past times are left out, since a page can stay open overnight.
 */
export function offeredDays(inventory: ReservationInventory, timeZone: string, now: Date): OfferedDay[] {
  const today = localDate(timeZone, now);
  const slotsByDate = new Map<string, Slot[]>(
    Array.from({ length: DAYS_SHOWN }, (_, day) => [addDays(today, day), []]),
  );
  for (const { date, slots } of inventory.days) {
    const ahead = slots.filter(({ startsAt }) => new Date(startsAt) > now);
    if (ahead.length > 0) slotsByDate.set(date, [...(slotsByDate.get(date) ?? []), ...ahead]);
  }
  return [...slotsByDate]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, slots]) => ({
      date,
      slots: slots.sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt)),
      availability: availabilityOf(slots),
    }));
}

function availabilityOf(slots: readonly Slot[]): OfferedDay['availability'] {
  if (slots.length === 0) return 'none';
  const best = (['free', 'few'] as const).find((level) =>
    slots.some(({ availability }) => availability === level),
  );
  return best ?? 'full';
}

/** Whether any time of any day can be reserved. */
export const hasFreeSlot = (days: readonly OfferedDay[]): boolean => days.some(isOpen);

/** The day whose times are shown: the visitor's choice, else the first with a time left. */
export function shownDay(days: readonly OfferedDay[], chosen: string | undefined): OfferedDay | undefined {
  return days.find(({ date, slots }) => date === chosen && slots.length > 0) ?? days.find(isOpen);
}

const isOpen = ({ availability }: OfferedDay): boolean => availability === 'free' || availability === 'few';
