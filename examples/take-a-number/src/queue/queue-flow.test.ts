import { dialogClosed, dialogOpened } from '@oa-profile/plugin-sdk/page';
import type { Scene } from '@oa-profile/profile/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  askToLeave,
  changeParty,
  leaveLine,
  recallTicket,
  refreshPlace,
  takeNumber,
  wantAnother,
} from './queue-flow.js';
import { partySizeChosen, selectQueue, type QueueState, wantedSize } from './queue-state.js';
import { createSite, type Device, type Site } from './testing/create-site.js';

/** As many attempts as one call makes before it gives up. */
const ALL = 4;

let site: Site;
let device: Device;
beforeEach(() => {
  site = createSite();
  device = site.createDevice();
  // Retries need not wait here, and no call runs out of time.
  vi.stubGlobal('setTimeout', (run: () => void, ms: number) => (ms < 1000 ? setImmediate(run) : undefined));
});
afterEach(() => vi.unstubAllGlobals());

const placeOf = ({ store }: Scene): QueueState => selectQueue(store.getState());
const numberOf = (scene: Scene): number | undefined => placeOf(scene).mine?.ticket?.number;
const take = ({ store }: Scene): Promise<void> => store.dispatch(takeNumber());

/** A page as it is after its first look at the device and the line. */
async function opened(on: Device = device, account?: string): Promise<Scene> {
  const scene = site.open(on, account);
  scene.store.dispatch(recallTicket());
  await scene.store.dispatch(refreshPlace());
  return scene;
}

/** All attempts of the next call get lost. */
const lose = (fate: 'answer lost' | 'request lost'): void =>
  void site.fates.push(...Array.from({ length: ALL }, () => fate));

/** Another party is in line. */
const takeForSomebody = async (): Promise<void> => take(await opened(site.createDevice()));

it('a visitor sees how many wait, takes a number, and sees how many are before them', async () => {
  await takeForSomebody();
  const page = await opened();
  expect(placeOf(page)).toMatchObject({ isRecalled: true, mine: undefined, line: { waiting: 1 } });
  page.store.dispatch(partySizeChosen(4));
  await take(page);
  expect(placeOf(page).mine).toMatchObject({
    partySize: 4,
    ticket: { number: 2, partySize: 4, state: 'waiting', before: 1 },
  });
  expect(page.tracked).toEqual(['takeNumber', 'takeNumber Success']);
  expect(page.errors).toEqual([]);
});

it('a double tap takes one number', async () => {
  const page = await opened();
  await Promise.all([take(page), take(page)]);
  expect(site.sent.filter((method) => method === 'POST')).toHaveLength(1);
  expect(await site.waiting()).toBe(1);
});

it('a party size that is changed while a number is on its way does not let it be taken again', async () => {
  const page = await opened();
  const taking = take(page);
  page.store.dispatch(partySizeChosen(5));
  await Promise.all([taking, take(page)]);
  expect(site.sent.filter((method) => method === 'POST')).toHaveLength(1);
});

it('a number whose answer got lost is the same one at the next try, for the party that is coming now', async () => {
  const page = await opened();
  lose('answer lost');
  await take(page);
  expect(placeOf(page).taking).toEqual({ status: 'Failure', code: 'HTTP_NETWORK_ERROR' });
  await takeForSomebody();
  page.store.dispatch(partySizeChosen(6));
  await take(page);
  expect(placeOf(page).mine).toMatchObject({ partySize: 6, ticket: { number: 1, partySize: 6, before: 0 } });
  expect(placeOf(await opened()).mine).toMatchObject({ partySize: 6, ticket: { partySize: 6 } });
  expect(await site.waiting()).toBe(2);
});

it('a number whose party could not be changed says how many it is for, and the change can be tried again', async () => {
  const page = await opened();
  lose('answer lost');
  await take(page);
  page.store.dispatch(partySizeChosen(6));
  // The number is asked for again, and nothing after that arrives.
  site.fates.push('answered');
  lose('request lost');
  await take(page);
  expect(placeOf(page)).toMatchObject({
    mine: { ticket: { number: 1, partySize: 2 } },
    changing: { status: 'Failure', code: 'HTTP_NETWORK_ERROR' },
  });
  expect(wantedSize(placeOf(page))).toBe(6);
  await page.store.dispatch(changeParty());
  expect(placeOf(page)).toMatchObject({
    mine: { ticket: { partySize: 6 } },
    changing: { status: 'Success' },
  });
});

it('a change whose answer got lost is settled before the party is changed again', async () => {
  const page = await opened();
  await take(page);
  page.store.dispatch(partySizeChosen(6));
  site.fates.push('answered');
  lose('answer lost');
  await page.store.dispatch(changeParty());
  expect(placeOf(page).mine?.ticket?.partySize).toBe(2);
  page.store.dispatch(partySizeChosen(4));
  await page.store.dispatch(changeParty());
  expect(placeOf(page).mine).toMatchObject({ partySize: 4, ticket: { number: 1, partySize: 4 } });
});

it('a party that is chosen while its number is found to be taken is not taken for the registered one', async () => {
  const page = await opened();
  lose('answer lost');
  await take(page);
  page.store.dispatch(partySizeChosen(6));
  await page.store.dispatch(refreshPlace());
  expect(placeOf(page).mine?.ticket).toMatchObject({ number: 1, partySize: 2 });
  expect(wantedSize(placeOf(page))).toBe(6);
  await page.store.dispatch(changeParty());
  expect(placeOf(page).mine?.ticket).toMatchObject({ number: 1, partySize: 6 });
});

it('a form that was loaded again while its request is open has the party that was asked for', async () => {
  const page = await opened();
  page.store.dispatch(partySizeChosen(5));
  lose('request lost');
  await take(page);
  expect(wantedSize(placeOf(await opened()))).toBe(5);
});

it('a party that was called meanwhile keeps its size, and reads that it is called', async () => {
  const page = await opened();
  await take(page);
  await site.callNext();
  page.store.dispatch(partySizeChosen(6));
  await page.store.dispatch(changeParty());
  expect(placeOf(page).mine?.ticket).toMatchObject({ state: 'called', partySize: 2 });
});

it('a change of a number that the line has forgotten says that it is lost', async () => {
  const page = await opened();
  await take(page);
  site.restart();
  page.store.dispatch(partySizeChosen(6));
  await page.store.dispatch(changeParty());
  expect(placeOf(page)).toMatchObject({ isLost: true, mine: { ticket: { number: 1, partySize: 2 } } });
});

it('a number whose request got lost is taken at the next try', async () => {
  const page = await opened();
  site.fates.push(...Array.from({ length: ALL }, () => 'request lost' as const));
  await take(page);
  expect(await site.waiting()).toBe(0);
  await take(page);
  expect(numberOf(page)).toBe(1);
});

it('a page that was loaded again while a number was on its way finds that number', async () => {
  const page = await opened();
  site.fates.push(...Array.from({ length: ALL }, () => 'answer lost' as const));
  await take(page);
  const next = await opened();
  expect(numberOf(next)).toBe(1);
  expect(await site.waiting()).toBe(1);
});

it('a page that was loaded again before the request arrived asks with the same key, so that both get one number', async () => {
  const page = await opened();
  const network = globalThis.fetch;
  let deliver = (): void => undefined;
  const left = new Promise<void>((resolve) => {
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      resolve();
      await new Promise<void>((arrive) => (deliver = arrive));
      return network(...call);
    });
  });
  const slow = take(page);
  await left;
  vi.stubGlobal('fetch', network);
  const next = await opened();
  expect(placeOf(next)).toMatchObject({ mine: { partySize: 2 }, line: { waiting: 0 } });
  await take(next);
  deliver();
  await slow;
  expect([numberOf(page), numberOf(next)]).toEqual([1, 1]);
  expect(await site.waiting()).toBe(1);
});

it('two tabs that take a number at once get the same one', async () => {
  const tabs = [await opened(), await opened()];
  await Promise.all(tabs.map(take));
  expect(tabs.map(numberOf)).toEqual([1, 1]);
  expect(await site.waiting()).toBe(1);
});

it('a number is shown after a reload before the line answers, and without a network', async () => {
  await take(await opened());
  site.fates.push(...Array.from({ length: ALL }, () => 'request lost' as const));
  const page = site.open(device);
  page.store.dispatch(recallTicket());
  expect(numberOf(page)).toBe(1);
  await page.store.dispatch(refreshPlace());
  expect(placeOf(page)).toMatchObject({ mine: { ticket: { number: 1 } }, load: { status: 'Failure' } });
});

it('a number on a device without room for it stays in its page, and is not taken twice', async () => {
  const page = await opened();
  vi.spyOn(device.caches, 'savedCache').mockReturnValue({
    get: () => undefined,
    set: () => false,
    delete: () => undefined,
  });
  const full = site.open(device);
  site.fates.push(...Array.from({ length: ALL }, () => 'answer lost' as const));
  await take(full);
  full.store.dispatch(recallTicket());
  await full.store.dispatch(refreshPlace());
  await take(full);
  expect(numberOf(full)).toBe(1);
  expect(await site.waiting()).toBe(1);
  expect(numberOf(page)).toBeUndefined();
});

it('a number of another account, or of another visitor of the device, is not shown', async () => {
  const shared = site.createDevice('mei');
  await take(await opened(shared));
  expect(numberOf(await opened(shared, '@2'))).toBeUndefined();
  expect(numberOf(await opened(shared))).toBe(1);
  shared.visitor = 'somchai';
  const other = await opened(shared);
  expect(numberOf(other)).toBeUndefined();
  await take(other);
  expect(numberOf(other)).toBe(2);
});

it('a number that was taken before somebody signed in stays with the device until then, and is theirs from then on', async () => {
  const shared = site.createDevice();
  await take(await opened(shared));
  expect(numberOf(await opened(shared))).toBe(1);
  shared.visitor = 'mei';
  const signedIn = await opened(shared);
  expect(numberOf(signedIn)).toBe(1);
  await take(signedIn);
  expect(await site.waiting()).toBe(1);
  shared.visitor = undefined;
  expect(numberOf(await opened(shared))).toBeUndefined();
  shared.visitor = 'mei';
  expect(numberOf(await opened(shared))).toBe(1);
});

it('a number tells when it is called, and what became of it', async () => {
  await takeForSomebody();
  const page = await opened();
  await take(page);
  const stateAfter = async (missed?: boolean): Promise<unknown> => {
    await site.callNext(missed);
    await page.store.dispatch(refreshPlace());
    return placeOf(page).mine?.ticket;
  };
  expect(await stateAfter()).toMatchObject({ state: 'waiting', before: 0, serving: 1 });
  expect(await stateAfter()).toMatchObject({ state: 'called', serving: 2 });
  expect(await stateAfter(true)).toMatchObject({ state: 'missed' });
  await page.store.dispatch(wantAnother());
  expect(placeOf(page)).toMatchObject({ mine: undefined, line: { waiting: 0 } });
  await take(page);
  expect(numberOf(page)).toBe(3);
});

it('a visitor who has left the line reads so, and can take a new number', async () => {
  const page = await opened();
  await take(page);
  await page.store.dispatch(leaveLine());
  expect(placeOf(page).mine?.ticket).toMatchObject({ number: 1, state: 'left' });
  expect(await site.waiting()).toBe(0);
  expect(placeOf(await opened()).mine).toBeUndefined();
  await page.store.dispatch(wantAnother());
  await take(page);
  expect(numberOf(page)).toBe(2);
});

it('a visitor who has left the line in another tab reads so in this one', async () => {
  const tabs = [await opened(), await opened()] as const;
  await take(tabs[0]);
  tabs[1].store.dispatch(recallTicket());
  await tabs[1].store.dispatch(refreshPlace());
  await tabs[1].store.dispatch(leaveLine());
  tabs[0].store.dispatch(recallTicket());
  await tabs[0].store.dispatch(refreshPlace());
  expect(placeOf(tabs[0]).mine?.ticket?.state).toBe('left');
});

it('a visitor who cannot leave the line stays in it, reads so, and can try again', async () => {
  const page = await opened();
  await take(page);
  site.fates.push(...Array.from({ length: ALL }, () => 'request lost' as const));
  await page.store.dispatch(leaveLine());
  expect(placeOf(page)).toMatchObject({
    leaving: { status: 'Failure', code: 'HTTP_NETWORK_ERROR' },
    mine: { ticket: { state: 'waiting' } },
  });
  await page.store.dispatch(leaveLine());
  expect(await site.waiting()).toBe(0);
});

it('a number that the line has forgotten is said to be lost, and a new one can be taken', async () => {
  const page = await opened();
  await take(page);
  site.restart();
  await page.store.dispatch(refreshPlace());
  expect(placeOf(page)).toMatchObject({ isLost: true, mine: { ticket: { number: 1 } } });
  await page.store.dispatch(wantAnother());
  await take(page);
  expect(placeOf(page)).toMatchObject({ isLost: false, mine: { ticket: { state: 'waiting' } } });
});

it('a line that is closed gives no number, which is no failure, and those who wait keep theirs', async () => {
  const early = await opened();
  await take(early);
  const page = await opened(site.createDevice());
  await site.setOpen(false);
  await take(page);
  expect(placeOf(page).taking).toEqual({ status: 'Failure', refused: 'CLOSED' });
  expect(page.errors).toEqual([]);
  await take(early);
  expect(numberOf(early)).toBe(1);
});

it('an answer that was asked for before a number was taken does not take it away', async () => {
  const page = await opened();
  const network = globalThis.fetch;
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const response = await network(...call);
    await held;
    return response;
  });
  const old = page.store.dispatch(refreshPlace());
  vi.stubGlobal('fetch', network);
  await take(page);
  answer();
  await old;
  expect(numberOf(page)).toBe(1);
});

it('a place that could not be given up is asked about again without the earlier failure', async () => {
  const page = await opened();
  await take(page);
  page.store.dispatch(askToLeave());
  lose('request lost');
  await page.store.dispatch(leaveLine());
  expect(placeOf(page).leaving.status).toBe('Failure');
  page.store.dispatch(dialogClosed());
  page.store.dispatch(askToLeave());
  expect(placeOf(page).leaving).toEqual({ status: 'None' });
  expect(page.store.getState().dialogs.open).toEqual({ name: 'leaveLine' });
});

it('a place that is given up closes its own pop-up only', async () => {
  const page = await opened();
  await take(page);
  page.store.dispatch(askToLeave());
  const leaving = page.store.dispatch(leaveLine());
  page.store.dispatch(dialogOpened('contact'));
  await leaving;
  expect(placeOf(page).mine?.ticket?.state).toBe('left');
  expect(page.store.getState().dialogs.open).toEqual({ name: 'contact' });
});

it('an answer about an earlier number says nothing of the one that was taken since', async () => {
  const page = await opened();
  await take(page);
  page.store.dispatch(partySizeChosen(6));
  const answer = site.hold();
  const changing = page.store.dispatch(changeParty());
  await vi.waitFor(() => expect(answer.isHeld()).toBe(true));
  await page.store.dispatch(leaveLine());
  await page.store.dispatch(wantAnother());
  await take(page);
  expect(numberOf(page)).toBe(2);
  answer.release();
  await changing;
  expect(placeOf(page)).toMatchObject({
    mine: { partySize: 2, ticket: { number: 2, state: 'waiting', partySize: 2 } },
    isLost: false,
    changing: { status: 'None' },
  });
});
