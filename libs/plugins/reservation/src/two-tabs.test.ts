import type { Reservation, ReservationInventory } from '@oa-profile/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScene, type Scene } from '@oa-profile/profile/testing';
import { createArea, openCaches } from '@oa-profile/profile/internal/testing';
import {
  draftChanged,
  loadInventory,
  type ReservationState,
  reserve,
  reserveAnother,
  secondTableWanted,
  selectReservation,
} from './reservation-slice.js';

const startsAt = '2026-11-24T18:00:00+09:00';
const inventory: ReservationInventory = {
  partySize: { min: 1, max: 6 },
  days: [
    {
      date: '2026-11-24',
      slots: [
        { slotId: 'six', startsAt, durationMinutes: 90, availability: 'free' },
        { slotId: 'eight', startsAt: '2026-11-24T20:00:00+09:00', durationMinutes: 90, availability: 'free' },
      ],
    },
  ],
};
const texts = { done: '', failed: '' };
const ok = (result: unknown): Response => Response.json({ result });
const refused = (statusCode: string): Response =>
  Response.json({ statusCode, message: statusCode }, { status: 409 });

let booked: Reservation[];
beforeEach(() => {
  booked = [];
  // The tabs of a browser share one of the two areas.
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: createArea() }));
  vi.stubGlobal('location', new URL('https://profile.example/@komorebi/reservation'));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00+09:00') });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A server that refuses a second table at one time, unless it is wanted. */
function server({ method, body }: { method: string; body: unknown }): Response {
  if (method === 'GET') return ok(inventory);
  const { slotId, another } = body as { slotId: string; another?: boolean };
  const slot = inventory.days[0]?.slots.find((one) => one.slotId === slotId);
  if (!slot) return refused('SLOT_GONE');
  if (!another && booked.some((one) => one.startsAt === slot.startsAt)) return refused('ALREADY_RESERVED');
  const id = `${booked.length}f1c2a0e-8a54-4d0b-9a3e-2f4c57a1b1d9`;
  booked.push({ reservationId: id, startsAt: slot.startsAt, durationMinutes: 90, partySize: 2 });
  return ok(booked.at(-1));
}

/** A tab in which a visitor has chosen six o'clock. */
async function tab(
  visitor: string,
  answer: (request: { method: string; body: unknown }) => Response | Promise<Response> = server,
): Promise<Scene> {
  Object.assign(window, { sessionStorage: createArea() });
  const scene = createScene({
    page: { initialView: { name: 'named', view: 'reservation' } },
    host: { getOwner: () => visitor, getLastOwner: () => visitor },
    caches: openCaches({ owner: () => visitor, lastOwner: () => visitor }),
    answer: async (request) =>
      answer({
        method: request.method,
        body: request.method === 'GET' ? undefined : await request.clone().json(),
      }),
  });
  await scene.store.dispatch(loadInventory());
  scene.store.dispatch(draftChanged({ date: '2026-11-24', slotId: 'six', partySize: 2, note: 'A window.' }));
  return scene;
}
const send = ({ store }: Scene): Promise<void> => store.dispatch(reserve(texts));
const stateOf = ({ store }: Scene): ReservationState => selectReservation(store.getState());
const posts = ({ requests }: Scene): Scene['requests'] => requests.filter(({ method }) => method === 'POST');

describe('a second tab of a visitor who has reserved this time in the first', () => {
  it('a second tab of a visitor who has reserved this time in the first sends nothing, says so, and keeps what was filled in', async () => {
    const [first, second] = [await tab('mei'), await tab('mei')];
    await send(first);
    await send(second);
    expect(posts(second)).toEqual([]);
    expect(stateOf(second)).toMatchObject({
      ownTable: 'device',
      sending: { status: 'None' },
      draft: { slotId: 'six', note: 'A window.' },
    });
    expect(second.tracked).toEqual(['reserve', 'reserve AlreadyReserved']);
    expect(second.errors).toEqual([]);
  });

  it('a second tab of a visitor who has reserved this time in the first is refused by the server if both send at once, which is no failure', async () => {
    const [first, second] = [await tab('mei'), await tab('mei')];
    await Promise.all([send(first), send(second)]);
    expect(booked).toHaveLength(1);
    const states = [first, second].map(stateOf);
    expect(states.filter(({ confirmed }) => confirmed)).toHaveLength(1);
    expect(states.filter(({ ownTable }) => ownTable)).toHaveLength(1);
    expect([...first.errors, ...second.errors]).toEqual([]);
  });

  it('a second tab of a visitor who has reserved this time in the first reserves another one on purpose, under an id of its own, and only that one', async () => {
    const [first, second] = [await tab('mei'), await tab('mei')];
    await send(first);
    await send(second);
    await second.store.dispatch(reserveAnother(texts));
    expect(booked).toHaveLength(2);
    expect(stateOf(second).confirmed?.answer).toEqual(booked[1]);
    expect(stateOf(second)).toMatchObject({ another: undefined, ownTable: undefined });
    expect(posts(second)[0]?.body).toMatchObject({ slotId: 'six', another: true });
    expect(posts(second)[0]?.transactionId).not.toBe(posts(first)[0]?.transactionId);
  });

  it('a second tab of a visitor who has reserved this time in the first forgets that another one was wanted once a different time is chosen', async () => {
    const [first, second] = [await tab('mei'), await tab('mei')];
    await send(first);
    second.store.dispatch(secondTableWanted());
    second.store.dispatch(draftChanged({ slotId: 'eight' }));
    second.store.dispatch(draftChanged({ slotId: 'six' }));
    await send(second);
    expect(stateOf(second).ownTable).toBe('device');
    second.store.dispatch(draftChanged({ slotId: 'eight' }));
    expect(stateOf(second).ownTable).toBeUndefined();
  });

  it('a second tab of a visitor who has reserved this time in the first can reserve a different time', async () => {
    const [first, second] = [await tab('mei'), await tab('mei')];
    await send(first);
    second.store.dispatch(draftChanged({ slotId: 'eight' }));
    await send(second);
    expect(booked).toHaveLength(2);
  });
});

it('a table from another device is known to the server only', async () => {
  booked.push({ reservationId: 'a', startsAt, durationMinutes: 90, partySize: 2 });
  const scene = await tab('mei');
  await send(scene);
  expect(stateOf(scene)).toMatchObject({ ownTable: 'server', sending: { status: 'None' } });
});

it('a table of somebody else on this device is nobody’s business', async () => {
  const [first, second] = [await tab('mei'), await tab('somchai', () => ok(inventory))];
  await send(first);
  await send(second);
  expect(posts(second)).toHaveLength(1);
});

it('a repeat whose outcome is unknown goes to the server, whatever the device knows', async () => {
  let isLost = true;
  const second = await tab('mei', (request) => {
    if (request.method !== 'POST') return server(request);
    if (!isLost) return ok(booked[0]);
    server(request);
    return new Response('{}', { status: 500 });
  });
  await send(second);
  expect(stateOf(second).sending).toMatchObject({ status: 'Failure', isOpen: true });
  // Another tab has learned meanwhile what had got through, and has kept it.
  const other = await tab('mei', ({ method }) => ok(method === 'GET' ? inventory : booked[0]));
  await send(other);
  isLost = false;
  await send(second);
  const [before, after] = posts(second);
  expect(after?.transactionId).toBe(before?.transactionId);
  expect(stateOf(second).confirmed?.answer).toEqual(booked[0]);
  expect(booked).toHaveLength(1);
});
