import type { SeededPlace } from '../account-seed.js';
import { everyDay, times } from '../hours.js';
import { write } from './write.js';

export const nearbyPlaces = write<SeededPlace[]>((say) => [
  {
    id: 'taman-bermain',
    name: say('Taman Bermain Wijaya', 'Wijaya Playground'),
    category: say('Taman', 'Park'),
    latitude: -6.24372,
    longitude: 106.80441,
    hours: { timeZone: 'Asia/Jakarta', weekly: everyDay(times('06:00-18:00')) },
  },
  {
    id: 'apotek',
    name: say('Apotek Sumber Waras', 'Sumber Waras Pharmacy'),
    category: say('Apotek', 'Pharmacy'),
    latitude: -6.24455,
    longitude: 106.80352,
    hours: { timeZone: 'Asia/Jakarta', weekly: everyDay(times('00:00-24:00')) },
  },
  {
    id: 'bubur-ayam',
    name: say('Bubur Ayam Pak Min', 'Pak Min’s Chicken Porridge'),
    category: say('Warung', 'Food stall'),
    latitude: -6.24318,
    longitude: 106.80367,
    hours: { timeZone: 'Asia/Jakarta', weekly: { ...everyDay(times('06:00-11:00')), mon: [] } },
  },
  {
    id: 'toko-bayi',
    name: say('Toko Perlengkapan Bayi Si Kecil', 'Si Kecil Baby Shop'),
    category: say('Perlengkapan bayi', 'Baby shop'),
    latitude: -6.24521,
    longitude: 106.80477,
    hours: { timeZone: 'Asia/Jakarta', weekly: everyDay(times('09:00-20:00')) },
  },
  {
    id: 'halte',
    name: say('Halte Wijaya', 'Wijaya bus stop'),
    category: say('Halte', 'Bus stop'),
    latitude: -6.24219,
    longitude: 106.80301,
    hours: { timeZone: 'Asia/Jakarta', weekly: everyDay(times('05:00-23:00')) },
  },
]);
