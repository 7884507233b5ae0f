import type { ReservationRules } from '../account-seed.js';

const evenings = ['17:30', '18:00', '18:30', '19:00', '19:30'];
const nights = [...evenings, '20:00', '20:30', '21:00', '22:00', '23:00'];

export const reservation: ReservationRules = {
  partySize: { min: 1, max: 6 },
  durationMinutes: 90,
  tables: 7,
  weekly: { sun: evenings, mon: evenings, wed: evenings, thu: evenings, fri: nights, sat: nights },
  closedOn: [
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
    '2027-01-04',
    '2027-01-06',
  ],
};
