import type { NearbyPlace } from '@oa-profile/api-client';
import type { PageState } from '@oa-profile/plugin-sdk/page';
import type { GivenPlace } from '../place-of-page.js';

const alwaysOpen = [{ opens: '00:00', closes: '24:00' }];
const allDay = {
  sun: alwaysOpen,
  mon: alwaysOpen,
  tue: alwaysOpen,
  wed: alwaysOpen,
  thu: alwaysOpen,
  fri: alwaysOpen,
  sat: alwaysOpen,
};

/** What is around the corner; unsorted. */
export const sampleNearbyPlaces: NearbyPlace[] = [
  {
    id: 'cemetery',
    name: 'Cherry avenue of Yanaka Cemetery',
    category: 'Walk',
    distance: 420,
    latitude: 35.72533,
    longitude: 139.77011,
    hours: { timeZone: 'Asia/Tokyo', weekly: allDay },
    searchId: undefined,
  },
  {
    id: 'sembei',
    name: 'Maruhisa Rice Crackers',
    category: 'Rice crackers',
    distance: 80,
    latitude: 35.72779,
    longitude: 139.76561,
    hours: { timeZone: 'Asia/Tokyo', weekly: allDay, temporarilyClosed: {} },
    searchId: undefined,
  },
  {
    id: 'school',
    name: 'Sato Abacus School',
    category: 'School',
    distance: 170,
    latitude: 35.72581,
    longitude: 139.76702,
    hours: undefined,
    searchId: '@justaname',
  },
];

const street = 'M0 190C70 170 110 210 256 190M60 0 90 256M190 0 176 256M0 70 256 60';
const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#eeece7"/><rect x="100" y="80" width="66" height="90" rx="8" fill="#d8e6cc"/><path d="${street}" fill="none" stroke="#d8d4cb" stroke-width="14"/><path d="${street}" fill="none" stroke="#fff" stroke-width="11"/></svg>`;

/** Tiles that need no server. */
export const sampleTiles = {
  url: `data:image/svg+xml,${encodeURIComponent(tile)}<!--{z}/{x}/{y}-->`,
  attribution: '© Sample map contributors',
};

/** What a page has of a place. */
export const withPlace = (place: Partial<GivenPlace>): { given: PageState['given'] } => ({
  given: { place: { nearby: [], ...place } satisfies GivenPlace },
});

/** Tiles of a server that has none. */
export const missingTiles = { url: 'data:image/png;base64,{z}{x}{y}', attribution: '© Nobody' };
