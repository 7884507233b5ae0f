import type { Reservation, ReservationInventory } from '@oa-profile/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScene, type Scene } from '@oa-profile/profile/testing';
import { createArea, openCaches, openFor, type PageVisit } from '@oa-profile/profile/internal/testing';
import { reservationPlugin } from './reservation-plugin.js';
import {
  anotherWanted,
  draftChanged,
  loadInventory,
  recallReservations,
  reserve,
  selectReservation,
  settleReservation,
} from './reservation-slice.js';
import { reservationCode } from './saved-reservations.js';

let areas: Record<'localStorage' | 'sessionStorage', ReturnType<typeof createArea>>;
beforeEach(() => {
  areas = { localStorage: createArea(), sessionStorage: createArea() };
  vi.stubGlobal('window', Object.assign(new EventTarget(), areas));
  vi.stubGlobal('location', new URL('https://profile.example/@komorebi/reservation'));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00+09:00') });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const inventory: ReservationInventory = {
  partySize: { min: 1, max: 6 },
  days: [
    {
      date: '2026-11-24',
      slots: [
        { slotId: 's', startsAt: '2026-11-24T18:00:00+09:00', durationMinutes: 90, availability: 'free' },
      ],
    },
  ],
};
const tuesday: Reservation = {
  reservationId: '6f1c2a0e-8a54-4d0b-9a3e-2f4c57a1b1d9',
  startsAt: '2026-11-24T18:00:00+09:00',
  durationMinutes: 90,
  partySize: 3,
};
const monday: Reservation = {
  ...tuesday,
  reservationId: 'b7d94410-8a54-4d0b-9a3e-2f4c57a1b1d9',
  startsAt: '2026-11-23T12:00:00+09:00',
};
const ok = (result: unknown): Response => Response.json({ result });

/** The view, opened on this device. */
const open = (visit: PageVisit, answer: PageVisit['answer'] = () => Promise.reject(new TypeError())): Scene =>
  openFor({
    plugins: [reservationPlugin],
    page: { initialView: { name: 'named', view: 'reservation' } },
    answer,
    ...visit,
  });
/** Reserves, and gets this confirmation. */
async function reserveFor(visit: PageVisit, confirmed: Reservation): Promise<Scene> {
  const offered = structuredClone(inventory);
  for (const slot of offered.days.flatMap(({ slots }) => slots)) slot.startsAt = confirmed.startsAt;
  const scene = open(visit, ({ method }) => ok(method === 'GET' ? offered : confirmed));
  await scene.store.dispatch(loadInventory());
  scene.store.dispatch(draftChanged({ slotId: 's', partySize: 3, note: 'A seat by the window.' }));
  await scene.store.dispatch(reserve({ done: '', failed: '' }));
  expect(selectReservation(scene.store.getState()).confirmed?.answer).toEqual(confirmed);
  return scene;
}
/** The earlier reservations that the view shows when it is opened. */
function recalled(visit: PageVisit, scene = open(visit)): string[] | undefined {
  scene.store.dispatch(recallReservations());
  return selectReservation(scene.store.getState()).saved?.map(({ answer }) => answer.reservationId);
}
const keptEntry = (): string =>
  [...areas.localStorage.items].filter(([key]) => key.includes('/reservation/')).join();

describe('a confirmed reservation', () => {
  it('a confirmed reservation is there when its visitor comes back, as its confirmation shows it and with its time', async () => {
    await reserveFor({ owner: 'mei' }, tuesday);
    const scene = open({ owner: 'mei' });
    recalled({}, scene);
    expect(selectReservation(scene.store.getState()).saved).toEqual([
      { answer: { ...tuesday, reservationId: '6F1C2A' }, at: Date.parse('2026-11-21T09:00:00+09:00') },
    ]);
    expect(scene.requests).toEqual([]);
  });

  it('a confirmed reservation is kept without its full id and without the visitor’s own words', async () => {
    await reserveFor({ owner: 'mei' }, tuesday);
    expect(keptEntry()).toContain('6F1C2A');
    expect(keptEntry()).not.toMatch(/8a54|window/i);
  });

  it('a confirmed reservation is there for the last known visitor if the SDK does not start', async () => {
    await reserveFor({ owner: 'mei' }, tuesday);
    expect(recalled({ lastOwner: 'mei' })).toEqual(['6F1C2A']);
  });

  it('a confirmed reservation is shown to nobody else', async () => {
    await reserveFor({ owner: 'mei' }, tuesday);
    expect(recalled({ lastOwner: 'somchai' })).toBeUndefined();
    expect(recalled({})).toBeUndefined();
    expect(keptEntry()).not.toBe('');
    expect(recalled({ owner: 'somchai' })).toBeUndefined();
    expect(keptEntry()).toBe('');
  });

  it('a confirmed reservation is not kept for a visitor whose id is unknown', async () => {
    const caches = openCaches({ owner: () => undefined });
    const scene = createScene({
      host: { getOwner: () => undefined },
      caches,
      answer: ({ method }) => ok(method === 'GET' ? inventory : tuesday),
    });
    await scene.store.dispatch(loadInventory());
    scene.store.dispatch(draftChanged({ slotId: 's' }));
    await scene.store.dispatch(reserve({ done: '', failed: '' }));
    expect(selectReservation(scene.store.getState()).confirmed).toBeDefined();
    expect(keptEntry()).toBe('');
  });

  it('a confirmed reservation is kept until it is over', async () => {
    await reserveFor({ owner: 'mei' }, tuesday);
    vi.setSystemTime(new Date('2026-11-24T19:29:00+09:00'));
    expect(recalled({ owner: 'mei' })).toEqual(['6F1C2A']);
    vi.setSystemTime(new Date('2026-11-24T19:30:00+09:00'));
    expect(recalled({ owner: 'mei' })).toBeUndefined();
    expect(keptEntry()).toBe('');
  });

  it('a confirmed reservation of unknown duration is kept for two hours from its beginning', async () => {
    await reserveFor({ owner: 'mei' }, { ...tuesday, durationMinutes: 0 });
    vi.setSystemTime(new Date('2026-11-24T19:59:00+09:00'));
    expect(recalled({ owner: 'mei' })).toEqual(['6F1C2A']);
    vi.setSystemTime(new Date('2026-11-24T20:00:00+09:00'));
    expect(recalled({ owner: 'mei' })).toBeUndefined();
  });

  it('a confirmed reservation is kept together with another one, the next one first', async () => {
    await reserveFor({ owner: 'mei' }, tuesday);
    await reserveFor({ owner: 'mei' }, monday);
    expect(recalled({ owner: 'mei' })).toEqual(['B7D944', '6F1C2A']);
    vi.setSystemTime(new Date('2026-11-23T13:30:00+09:00'));
    expect(recalled({ owner: 'mei' })).toEqual(['6F1C2A']);
  });

  it('a confirmed reservation that had succeeded before a reload is kept, too', async () => {
    let answer: () => Response = () => new Response('', { status: 503 });
    const scene = open({ owner: 'mei' }, ({ method }) => (method === 'GET' ? ok(inventory) : answer()));
    await scene.store.dispatch(loadInventory());
    scene.store.dispatch(draftChanged({ slotId: 's' }));
    await scene.store.dispatch(reserve({ done: '', failed: '' }));
    expect(keptEntry()).toBe('');
    answer = () => ok({ reservation: tuesday });
    const next = open({ owner: 'mei' }, () => answer());
    await next.store.dispatch(settleReservation());
    expect(recalled({ owner: 'mei' })).toEqual(['6F1C2A']);
  });
});

describe('an earlier reservation does not get in the way', () => {
  it('an earlier reservation does not get in the way if the visitor wants another one', async () => {
    await reserveFor({ owner: 'mei' }, tuesday);
    const scene = open({ owner: 'mei' });
    expect(recalled({}, scene)).toHaveLength(1);
    scene.store.dispatch(anotherWanted());
    expect(selectReservation(scene.store.getState()).saved).toBeUndefined();
    scene.store.dispatch(draftChanged({ partySize: 2 }));
    expect(recalled({}, scene)).toBeUndefined();
  });

  it('an earlier reservation does not get in the way if a table was chosen in a browser', async () => {
    await reserveFor({ owner: 'mei' }, tuesday);
    vi.stubGlobal(
      'location',
      new URL('https://profile.example/@komorebi/reservation?people=4&day=2026-11-28&time=18:00'),
    );
    expect(recalled({ owner: 'mei' })).toBeUndefined();
  });

  it('an earlier reservation does not get in the way if one has just been confirmed', async () => {
    await reserveFor({ owner: 'mei' }, tuesday);
    expect(recalled({}, await reserveFor({ owner: 'mei' }, monday))).toBeUndefined();
  });
});

describe('a storage', () => {
  it.each([
    ['no JSON', '{'],
    ['no list', '{"updatedAt":1,"owner":"mei","payload":{"data":{},"at":1,"until":9e15}}'],
    [
      'an invalid time',
      '{"updatedAt":1,"owner":"mei","payload":{"data":[{"at":1,"answer":{"reservationId":"a","startsAt":"soon","durationMinutes":9,"partySize":1}}],"at":1,"until":9e15}}',
    ],
  ])('a storage that holds %s breaks nothing', (_, text) => {
    areas.localStorage.items.set('oa-profile/reservation/@1', text);
    expect(recalled({ owner: 'mei' })).toBeUndefined();
    expect(keptEntry()).toBe('');
  });

  it('a storage that is full keeps nothing, and the confirmation is still shown', async () => {
    areas.localStorage.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    await reserveFor({ owner: 'mei' }, tuesday);
    expect(keptEntry()).toBe('');
  });
});

it.each([
  ['6f1c2a0e-8a54-4d0b-9a3e-2f4c57a1b1d9', '6F1C2A'],
  ['r_20261128_000042', 'R20261'],
  ['K7-042', 'K7-042'],
  ['12345678', '12345678'],
  ['------------', '------------'],
])('of the reservation %s the code is %s', (id, code) => {
  expect(reservationCode(id)).toBe(code);
});
