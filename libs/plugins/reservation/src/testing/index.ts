'use client';

export { calendarEntryUrl } from '../calendar-entry-url.js';
export { reservationTexts } from '../reservation-texts.js';
export { ReservationView } from '../reservation-view.js';
export { sampleInventory } from './sample-inventory.js';
