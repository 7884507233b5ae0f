import type { Reservation, ReservationInventory } from '@oa-profile/api-client';
import type { Scene } from '@oa-profile/profile/testing';
import { createArea, openFor } from '@oa-profile/profile/internal/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reservationPlugin } from './reservation-plugin.js';
import {
  fillInReservation,
  loadInventory,
  recallDraft,
  recallReservations,
  type ReservationState,
  reserve,
  selectReservation,
  settleReservation,
} from './reservation-slice.js';
import { askForTableOfLink, fillInTableOfLink } from './table-of-link.js';

function at(address: string): void {
  vi.stubGlobal('location', new URL(address, 'https://profile.example/@komorebi/'));
}

beforeEach(() => {
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { localStorage: createArea(), sessionStorage: createArea() }),
  );
  vi.stubGlobal('history', { state: null, replaceState: (_: unknown, __: string, to: string) => at(to) });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00+09:00') });
  at('reservation');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const slotAt = (hour: number) =>
  ({
    slotId: `at-${hour}`,
    startsAt: `2026-11-24T${hour}:00:00+09:00`,
    durationMinutes: 90,
    availability: 'free',
  }) as const;
const inventoryOf = (...hours: number[]): ReservationInventory => ({
  partySize: { min: 1, max: 6 },
  days: [{ date: '2026-11-24', slots: hours.map(slotAt) }],
});
const booked: Reservation = {
  reservationId: '6f1c2a0e-8a54-4d0b-9a3e-2f4c57a1b1d9',
  startsAt: slotAt(18).startsAt,
  durationMinutes: 90,
  partySize: 2,
};

let offered: ReservationInventory;
let posted: () => Response | Promise<Response>;
beforeEach(() => {
  offered = inventoryOf(18, 19);
  posted = () => Response.json({ result: booked });
});
const createPage = (): Scene =>
  openFor({
    owner: 'mei',
    plugins: [reservationPlugin],
    answer: ({ method }) => (method === 'GET' ? Response.json({ result: offered }) : posted()),
  });
const stateOf = ({ store }: Scene): ReservationState => selectReservation(store.getState());
/** What the view does when it appears at an address. */
async function arrive({ store }: Scene, address: string): Promise<void> {
  at(address);
  store.dispatch(askForTableOfLink());
  const recall = (): void => {
    store.dispatch(recallDraft());
    store.dispatch(recallReservations());
  };
  const settled = store.dispatch(settleReservation()).then(recall);
  recall();
  const { confirmed, saved } = selectReservation(store.getState());
  if (!confirmed && !saved) await store.dispatch(loadInventory());
  await settled;
  store.dispatch(fillInTableOfLink());
  recall();
}
const send = ({ store }: Scene): Promise<void> =>
  store.dispatch(reserve({ done: 'reserved', failed: 'not reserved' }));
const tapped = (hour: number): string => `reservation?day=2026-11-24&time=${hour}%3A00`;

describe('a free time that is tapped', () => {
  it('a free time that is tapped after a reservation is filled in, in place of the earlier confirmation', async () => {
    const page = createPage();
    await arrive(page, tapped(18));
    await send(page);
    expect(stateOf(page).confirmed?.answer).toEqual(booked);
    await arrive(page, tapped(19));
    expect(stateOf(page)).toMatchObject({
      confirmed: undefined,
      saved: undefined,
      sending: { status: 'None' },
      draft: { slotId: 'at-19' },
    });
  });

  it('a free time that is tapped after a reservation was looked at again is filled in', async () => {
    const page = createPage();
    await arrive(page, tapped(18));
    await send(page);
    const next = createPage();
    await arrive(next, 'reservation');
    expect(stateOf(next).saved).toHaveLength(1);
    await arrive(next, tapped(19));
    expect(stateOf(next)).toMatchObject({ saved: undefined, draft: { slotId: 'at-19' } });
  });

  it('a reservation stays confirmed for a visitor who comes back without another wish', async () => {
    const page = createPage();
    await arrive(page, tapped(18));
    await send(page);
    await arrive(page, 'reservation');
    expect(stateOf(page).confirmed?.answer).toEqual(booked);
  });

  it('a free time that has become free since the page asked is found', async () => {
    const page = createPage();
    offered = inventoryOf(18);
    await arrive(page, 'reservation');
    offered = inventoryOf(18, 19);
    await arrive(page, tapped(19));
    expect(stateOf(page)).toMatchObject({ draft: { slotId: 'at-19' }, isTimeOfLinkGone: undefined });
  });

  it('a free time that is tapped while a reservation is on its way waits for the outcome of that', async () => {
    const page = createPage();
    await arrive(page, tapped(18));
    let answer: (response: Response) => void = () => undefined;
    posted = () => new Promise((resolve) => (answer = resolve));
    const sending = send(page);
    await expect.poll(() => page.requests.some(({ method }) => method === 'POST')).toBe(true);
    await arrive(page, tapped(19));
    expect(stateOf(page).sending.status).toBe('Loading');
    expect(location.search).toContain('19');
    answer(Response.json({ code: 'NO' }, { status: 400 }));
    await sending;
    page.store.dispatch(fillInTableOfLink());
    expect(stateOf(page).draft.slotId).toBe('at-19');
    expect(location.search).toBe('');
  });
});

describe('a time of a link that is not offered', () => {
  it.each([
    ['without a draft', {}],
    ['with a time that was chosen earlier', { date: '2026-11-24', slotId: 'at-18' }],
    ['with words only', { note: 'A quiet corner' }],
  ])('a time of a link that is not offered is said to be gone, %s', async (_, draft) => {
    createPage().store.dispatch(fillInReservation(draft));
    const page = createPage();
    await arrive(page, tapped(21));
    expect(stateOf(page)).toMatchObject({ isTimeOfLinkGone: true, saved: undefined });
    expect(stateOf(page).draft.slotId).toBeUndefined();
    expect(stateOf(page).draft.note).toBe('note' in draft ? draft.note : '');
    page.store.dispatch(fillInReservation({ slotId: 'at-19' }));
    expect(stateOf(page).isTimeOfLinkGone).toBeUndefined();
  });

  it('a time of a link that is not offered is not answered by an earlier reservation', async () => {
    const first = createPage();
    await arrive(first, tapped(18));
    await send(first);
    const page = createPage();
    await arrive(page, tapped(21));
    expect(stateOf(page)).toMatchObject({ isTimeOfLinkGone: true, saved: undefined });
  });
});
