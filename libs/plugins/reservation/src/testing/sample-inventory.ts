import { addDays, instantAt, localDate } from '@oa-profile/business-hours';
import type { Reservation, ReservationInventory } from '@oa-profile/api-client';

type Availability = ReservationInventory['days'][number]['slots'][number]['availability'];

const zone = 'Asia/Tokyo';
const hours = ['17:30', '18:00', '18:30', '19:00', '19:30', '20:00'];

/**
 * Two weeks of evenings in Tokyo from tomorrow on, since the page uses the real clock. The first evening has a full
 * time and one with few places left, the fourth day has none, the fifth is full, the sixth has few left.
 */
export function sampleInventory(): ReservationInventory {
  const today = localDate(zone, new Date());
  const dates = Array.from({ length: 13 }, (_, index) => addDays(today, index + 1));
  return {
    partySize: { min: 1, max: 6 },
    days: dates
      .map((date, index) => ({ date, slots: hours.map((_, time) => slotOf(date, index, time)) }))
      .filter((_, index) => index !== 3),
  };
}

function slotOf(
  date: string,
  day: number,
  time: number,
): ReservationInventory['days'][number]['slots'][number] {
  return {
    slotId: `${date}T${hours[time]}`,
    startsAt: instantAt(zone, date, 17.5 * 60 + time * 30).toISOString(),
    durationMinutes: 90,
    availability: availabilityOf(day, time),
  };
}

function availabilityOf(day: number, time: number): Availability {
  if (day === 4 || (day === 0 && time === 2)) return 'full';
  if (day === 5 || (day === 0 && time === 1)) return 'few';
  return 'free';
}

/** The same inventory after somebody has taken a time. */
export function takenIn(inventory: ReservationInventory, slotId: string): ReservationInventory {
  return {
    ...inventory,
    days: inventory.days.map((day) => ({
      ...day,
      slots: day.slots.map((slot) => (slot.slotId === slotId ? { ...slot, availability: 'full' } : slot)),
    })),
  };
}

/** The same inventory with only that time left. */
export function onlyLeft(inventory: ReservationInventory, slotId: string): ReservationInventory {
  return {
    ...inventory,
    days: inventory.days.map((day) => ({
      ...day,
      slots: day.slots.map((slot) => (slot.slotId === slotId ? slot : { ...slot, availability: 'full' })),
    })),
  };
}

/** The API's answer to a reservation of tomorrow's first time for three. */
export function sampleReservation(): Reservation {
  const [first] = sampleInventory().days[0]?.slots ?? [];
  return {
    reservationId: '6f1c2a0e-8a54-4d0b-9a3e-2f4c57a1b1d9',
    startsAt: first?.startsAt ?? '',
    durationMinutes: 90,
    partySize: 3,
  };
}
