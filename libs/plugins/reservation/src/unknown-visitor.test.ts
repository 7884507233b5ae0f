import type { Reservation, ReservationInventory } from '@oa-profile/api-client';
import { mei, noticeKeys, openAppTab, openInApp, type AppPage } from '@oa-profile/profile/internal/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reservationPlugin } from './reservation-plugin.js';
import {
  fillInReservation,
  loadInventory,
  recallDraft,
  type ReservationState,
  reserve,
  selectReservation,
} from './reservation-slice.js';

beforeEach(() => {
  openAppTab(vi.stubGlobal);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00+09:00') });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const time = { startsAt: '2026-11-24T18:00:00+09:00', durationMinutes: 90 };
const booked: Reservation = { ...time, reservationId: '0f1c2a0e-8a54-4d0b-9a3e-2f4c57a1b1d9', partySize: 4 };
const slot = { ...time, slotId: 'six', availability: 'free' } as const;
const inventory: ReservationInventory = {
  partySize: { min: 1, max: 6 },
  days: [{ date: '2026-11-24', slots: [slot] }],
};
const table = { partySize: 4, date: '2026-11-24', slotId: 'six', note: 'A quiet corner, please.' };

/** The form in the app. */
const open = (): AppPage =>
  openInApp({
    plugins: [reservationPlugin],
    answer: ({ method }) => Response.json({ result: method === 'GET' ? inventory : booked }),
  });
const stateOf = ({ store }: AppPage): ReservationState => selectReservation(store.getState());
const posts = ({ requests }: AppPage) => requests.filter(({ method }) => method === 'POST');
/** Whatever was begun has been loaded and sent by then: what is sent may load more. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) {
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

describe('a table that is reserved before the visitor is known', () => {
  async function tap(times: number): Promise<{ page: AppPage; taps: Promise<void>[] }> {
    const page = open();
    await page.store.dispatch(loadInventory());
    page.store.dispatch(fillInReservation(table));
    const taps = Array.from({ length: times }, () =>
      page.store.dispatch(reserve({ done: 'reserved', failed: 'not reserved' })),
    );
    expect(stateOf(page).sending.status).toBe('Loading');
    expect(posts(page)).toEqual([]);
    return { page, taps };
  }

  it('a table that is reserved early is asked for once, with the token, when the SDK has started', async () => {
    const { page, taps } = await tap(2);
    await page.knows(mei);
    await Promise.all(taps);
    expect(posts(page).map(({ token }) => token)).toEqual(['mei']);
    expect(page.errors).toEqual([]);
  });

  it('a table that is reserved early is not asked for if nobody is signed in, who is led on', async () => {
    const { page, taps } = await tap(1);
    await page.knows('nobody');
    await Promise.all(taps);
    expect([posts(page), stateOf(page).sending.status]).toEqual([[], 'None']);
    expect(page.store.getState().dialogs.open?.name).toBe('continueInApp');
  });

  it('a table that is reserved early is not asked for if the SDK fails, which is explained', async () => {
    const { page, taps } = await tap(1);
    await page.loses();
    await Promise.all(taps);
    expect([posts(page), stateOf(page).sending.status]).toEqual([[], 'None']);
    expect(noticeKeys(page)).toEqual(['failed.connection']);
  });

  it('a table that is reserved before the SDK leaves the page is filled in on the next, and not reserved by itself', async () => {
    await tap(1);
    const next = open();
    await next.knows(mei);
    await rest();
    next.store.dispatch(recallDraft());
    expect(stateOf(next).draft).toEqual(table);
    expect(posts(next)).toEqual([]);
  });
});
