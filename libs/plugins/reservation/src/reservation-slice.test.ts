import type { Reservation, ReservationInventory } from '@oa-profile/api-client';
import { viewShown } from '@oa-profile/plugin-sdk/internal';
import { describe, expect, it } from 'vitest';
import { createScene, type Scene, type SceneOptions } from '@oa-profile/profile/testing';
import { openCaches } from '@oa-profile/profile/internal/testing';
import {
  anotherWanted,
  draftChanged,
  loadInventory,
  type ReservationState,
  reserve,
  selectReservation,
  sendSucceeded,
  settleReservation,
} from './reservation-slice.js';

const slot = (slotId: string, availability: 'free' | 'few' | 'full' = 'free') => ({
  slotId,
  startsAt: `${slotId}:00+09:00`,
  durationMinutes: 90,
  availability,
});
const [evening, night] = ['2026-11-24T18:00', '2026-11-24T20:00'];
const inventory: ReservationInventory = {
  partySize: { min: 1, max: 6 },
  days: [{ date: '2026-11-24', slots: [slot(evening), slot(night, 'few')] }],
};
const reservation: Reservation = {
  reservationId: 'r-1',
  startsAt: '2026-11-24T18:00:00+09:00',
  durationMinutes: 90,
  partySize: 3,
};
const texts = { done: 'Confirmed.', failed: 'Not confirmed.' };

const ok = (result: unknown): Response => Response.json({ result });
const refusal = (status: number, statusCode: string): Response =>
  Response.json({ statusCode, message: statusCode }, { status });

type Answer = NonNullable<SceneOptions['answer']>;

/** A visitor in the reservation view, who has seen the inventory and chosen a time for three. */
async function chosen(
  post: Answer,
  { get = () => ok(inventory), ...options }: SceneOptions & { get?: Answer } = {},
): Promise<Scene> {
  const scene = createScene({
    page: { initialView: { name: 'named', view: 'reservation' } },
    answer: (request) => (request.method === 'GET' ? get(request) : post(request)),
    ...options,
  });
  await scene.store.dispatch(loadInventory());
  scene.store.dispatch(draftChanged({ date: '2026-11-24', slotId: evening }));
  scene.store.dispatch(draftChanged({ partySize: 3, note: ' A window seat, please. ' }));
  return scene;
}

const stateOf = ({ store }: Scene): ReservationState => selectReservation(store.getState());
const posts = ({ requests }: Scene): Scene['requests'] => requests.filter(({ method }) => method === 'POST');
const send = ({ store }: Scene): Promise<void> => store.dispatch(reserve(texts));

describe('the inventory', () => {
  it('the inventory is loaded anew when what was chosen is refused, since the account may offer something else by now', async () => {
    const changed: ReservationInventory = { ...inventory, partySize: { min: 1, max: 2 } };
    const answers = [inventory, changed];
    let isChanged = true;
    const scene = await chosen(() => (isChanged ? refusal(422, 'INVALID') : ok(reservation)), {
      get: () => ok(answers.shift()),
    });
    await send(scene);
    expect(stateOf(scene)).toMatchObject({ sending: { status: 'Failure' }, inventory: changed });
    isChanged = false;
    await send(scene);
    expect(posts(scene).map(({ body }) => (body as { partySize: number }).partySize)).toEqual([3, 2]);
  });

  it('the inventory is shown without a token', async () => {
    const scene = await chosen(() => ok(reservation), { origin: 'web' });
    expect(stateOf(scene)).toMatchObject({ inventory, load: { status: 'Success' } });
    expect(scene.requests).toMatchObject([
      { method: 'GET', path: '/v1/account-page/%401/reservation/inventory', token: null },
    ]);
  });

  it('the inventory that cannot be loaded is a failure with its code, and earlier data stay', async () => {
    let answer: Answer = () => ok(inventory);
    const scene = createScene({ answer: (request) => answer(request) });
    await scene.store.dispatch(loadInventory());
    answer = () => new Response('', { status: 500 });
    await scene.store.dispatch(loadInventory());
    expect(stateOf(scene)).toMatchObject({ inventory, load: { status: 'Failure', code: 'HTTP_ABNORMAL' } });
    expect(scene.errors).toEqual(['reservation inventory']);
  });

  it('the inventory is the answer to the last request, not the last answer', async () => {
    const answers: ((response: Response) => void)[] = [];
    const scene = createScene({ answer: () => new Promise((resolve) => answers.push(resolve)) });
    const [first, second] = [scene.store.dispatch(loadInventory()), scene.store.dispatch(loadInventory())];
    await expect.poll(() => answers).toHaveLength(2);
    answers[1]?.(ok(inventory));
    await second;
    answers[0]?.(ok({ ...inventory, days: [] }));
    await first;
    expect(stateOf(scene).inventory).toEqual(inventory);
  });
});

describe('a reservation', () => {
  it('a reservation is confirmed by the server’s answer, which clears the draft', async () => {
    const scene = await chosen(() => ok(reservation));
    await send(scene);
    expect(posts(scene)).toMatchObject([
      { body: { slotId: evening, partySize: 3, note: 'A window seat, please.' }, token: 't' },
    ]);
    expect(stateOf(scene)).toMatchObject({
      confirmed: { answer: reservation, isEarlier: false },
      draft: { note: '' },
    });
    expect(scene.tracked).toEqual(['reserve', 'reserve Success']);
    expect(JSON.stringify(scene.tracked)).not.toContain('window');
  });

  it('a reservation says what was asked for with it, until another one is wanted', async () => {
    const scene = await chosen(() => ok(reservation));
    await send(scene);
    expect(stateOf(scene).sentNote).toBe('A window seat, please.');
    scene.store.dispatch(anotherWanted());
    expect(stateOf(scene).sentNote).toBeUndefined();
  });

  it('a reservation says nothing of what was written after it was sent by an earlier page', async () => {
    const scene = await chosen(() => ok(reservation));
    scene.store.dispatch(sendSucceeded({ answer: reservation, isEarlier: true }));
    expect(stateOf(scene).sentNote).toBeUndefined();
  });

  it('a reservation is sent once when the button is tapped twice, or after it was confirmed', async () => {
    const scene = await chosen(() => ok(reservation));
    await Promise.all([send(scene), send(scene)]);
    await send(scene);
    expect(posts(scene)).toHaveLength(1);
  });

  it('a reservation does not change while it is being sent', async () => {
    const scene = await chosen(() => ok(reservation));
    const sending = send(scene);
    scene.store.dispatch(draftChanged({ partySize: 6 }));
    expect(stateOf(scene).draft.partySize).toBe(3);
    await sending;
  });

  it('a reservation is not sent without a time, or with a request that is too long', async () => {
    const scene = await chosen(() => ok(reservation));
    scene.store.dispatch(draftChanged({ note: 'x'.repeat(501) }));
    await send(scene);
    scene.store.dispatch(draftChanged({ note: '', date: '2026-11-25' }));
    await send(scene);
    expect(posts(scene)).toEqual([]);
  });

  it('a reservation of an anonymous visitor is continued in the app', async () => {
    const scene = await chosen(() => ok(reservation), { origin: 'web' });
    await send(scene);
    expect(scene.store.getState().dialogs.open).toMatchObject({
      name: 'continueInApp',
      intent: { view: { name: 'named', view: 'reservation' } },
    });
    expect(posts(scene)).toEqual([]);
  });

  it('a reservation can be followed by another one', async () => {
    const scene = await chosen(() => ok(reservation));
    await send(scene);
    scene.store.dispatch(anotherWanted());
    expect(stateOf(scene).confirmed).toBeUndefined();
    scene.store.dispatch(draftChanged({ slotId: night }));
    await send(scene);
    expect(posts(scene)).toHaveLength(2);
    const [first, second] = posts(scene);
    expect(first?.transactionId).not.toBe(second?.transactionId);
  });

  it('a reservation tells the outcome to a visitor who has left the view', async () => {
    const scene = await chosen(() => ok(reservation));
    const sending = send(scene);
    scene.store.dispatch(viewShown({ name: 'profile' }));
    await sending;
    expect(scene.store.getState().notices).toMatchObject([{ tone: 'success', text: 'Confirmed.' }]);
  });
});

describe('a time that somebody else has taken', () => {
  const taken: ReservationInventory = {
    ...inventory,
    days: [{ date: '2026-11-24', slots: [slot(evening, 'full'), slot(night, 'few')] }],
  };

  it('a time that somebody else has taken is full, the inventory is reloaded, and all else stays', async () => {
    const answers = [inventory, taken];
    const scene = await chosen(() => refusal(409, 'SLOT_GONE'), { get: () => ok(answers.shift()) });
    await send(scene);
    expect(scene.requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
    expect(stateOf(scene)).toMatchObject({
      inventory: taken,
      takenAt: `${evening}:00+09:00`,
      sending: { status: 'None' },
      draft: { date: '2026-11-24', partySize: 3, note: ' A window seat, please. ' },
    });
    expect(stateOf(scene).draft.slotId).toBeUndefined();
    expect(scene.tracked).toEqual(['reserve', 'reserve SlotGone']);
    expect(scene.errors).toEqual([]);
  });

  it('a time that somebody else has taken is full even if the inventory cannot be reloaded', async () => {
    const answers = [() => ok(inventory), () => new Response('', { status: 500 })];
    const scene = await chosen(() => refusal(409, 'SLOT_GONE'), {
      get: () => answers.shift()?.() ?? Response.error(),
    });
    await send(scene);
    expect(stateOf(scene).inventory).toEqual(taken);
  });

  it('a time that somebody else has taken is forgotten once another one is chosen, which is another transaction', async () => {
    const answers = [refusal(409, 'SLOT_GONE'), ok(reservation)];
    const scene = await chosen(() => answers.shift() ?? Response.error());
    await send(scene);
    scene.store.dispatch(draftChanged({ slotId: night }));
    expect(stateOf(scene).takenAt).toBeUndefined();
    await send(scene);
    const [first, second] = posts(scene);
    expect(second?.body).toMatchObject({ slotId: night, partySize: 3 });
    expect(second?.transactionId).not.toBe(first?.transactionId);
    expect(stateOf(scene).confirmed?.answer).toEqual(reservation);
  });
});

describe('a reservation that failed', () => {
  it.each<[string, Answer, string]>([
    ['a timeout', () => new Promise<Response>(() => undefined), 'TIMEOUT'],
    ['a network error', () => Promise.reject(new TypeError('Failed to fetch')), 'HTTP_NETWORK_ERROR'],
    ['a server error', () => refusal(500, 'BROKEN'), 'HTTP_ABNORMAL'],
    ['rubbish', () => new Response('<html>'), 'API_RESPONSE_INVALID'],
  ])('by %s may have succeeded: the repeat is the same transaction', async (_, post, code) => {
    const answers: Answer[] = [post, () => ok(reservation)];
    const scene = await chosen((request) => answers.shift()?.(request) ?? Response.error(), { timeout: 200 });
    await send(scene);
    expect(stateOf(scene)).toMatchObject({
      sending: { status: 'Failure', code },
      draft: { slotId: evening, partySize: 3 },
    });
    expect(scene.errors).toEqual(['reserve']);
    await send(scene);
    const [first, second] = posts(scene);
    expect(second).toEqual(first);
    expect(stateOf(scene)).toMatchObject({
      confirmed: { answer: reservation },
      sending: { status: 'Success' },
    });
  });

  const settled = (found: Reservation | null): Response => ok({ reservation: found });

  it('a reservation that failed and was changed is not sent before it is known that the first did not succeed', async () => {
    const scene = await chosen(() => refusal(503, 'DOWN'), {
      answer: ({ method }) =>
        method === 'GET' ? ok(inventory) : method === 'PUT' ? settled(null) : refusal(503, 'DOWN'),
    });
    await send(scene);
    scene.store.dispatch(draftChanged({ partySize: 4 }));
    expect(stateOf(scene).sending.status).toBe('None');
    await send(scene);
    expect(scene.requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'PUT', 'POST']);
    const [first, second] = posts(scene);
    expect(second?.body).toMatchObject({ partySize: 4 });
    expect(second?.transactionId).not.toBe(first?.transactionId);
  });

  it('a reservation that failed and was changed is the first one, if that succeeded: one table, and the choice stays', async () => {
    const scene = await chosen(() => refusal(503, 'DOWN'), {
      answer: ({ method }) =>
        method === 'GET' ? ok(inventory) : method === 'PUT' ? settled(reservation) : refusal(503, 'DOWN'),
    });
    await send(scene);
    scene.store.dispatch(draftChanged({ partySize: 4 }));
    await send(scene);
    expect(posts(scene)).toHaveLength(1);
    expect(stateOf(scene)).toMatchObject({
      confirmed: { answer: reservation, isEarlier: true },
      draft: { partySize: 4 },
    });
  });

  it.each([401, 403, 404, 422])(
    'a reservation that failed and whose repeat is refused (%s) is looked up: one table for two attempts',
    async (status) => {
      const answers = [refusal(503, 'DOWN'), refusal(status, 'NO')];
      const scene = await chosen(() => Response.error(), {
        answer: ({ method }) =>
          method === 'GET' ? ok(inventory) : method === 'PUT' ? settled(reservation) : answers.shift()!,
      });
      await send(scene);
      await send(scene);
      expect(stateOf(scene).confirmed).toEqual({ answer: reservation, isEarlier: false });
    },
  );

  it('a reservation that failed before a reload is found by the next page', async () => {
    const caches = openCaches({ owner: () => 'mei', area: 'memory' });
    await send(await chosen(() => refusal(503, 'DOWN'), { caches }));
    const after = await chosen(() => refusal(503, 'DOWN'), {
      caches,
      answer: ({ method }) => (method === 'GET' ? ok(inventory) : settled(reservation)),
    });
    await after.store.dispatch(settleReservation());
    expect(posts(after)).toEqual([]);
    expect(stateOf(after).confirmed).toEqual({ answer: reservation, isEarlier: true });
  });

  it.each([401, 422])(
    'a reservation that failed that was refused (%s) has had no effect: the repeat is another transaction',
    async (status) => {
      const scene = await chosen(() => refusal(status, 'NO'));
      await send(scene);
      await send(scene);
      const [first, second] = posts(scene);
      expect(second?.transactionId).not.toBe(first?.transactionId);
    },
  );
});
