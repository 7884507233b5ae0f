import type { Scene } from '@oa-profile/profile/testing';
import {
  insteadOfMei,
  mei,
  openAppTab,
  openFor,
  openInApp,
  otherVisitors,
  type AppTab,
  type PageVisit,
  type Recognised,
} from '@oa-profile/profile/internal/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reservationPlugin } from './reservation-plugin.js';
import {
  anotherWanted,
  fillInReservation,
  loadInventory,
  recallDraft,
  type ReservationDraft,
  reserve,
  selectReservation,
  settleReservation,
} from './reservation-slice.js';

let tab: AppTab;
beforeEach(() => {
  tab = openAppTab(vi.stubGlobal);
});
afterEach(() => vi.unstubAllGlobals());

const plugins = [reservationPlugin];
const open = (visit: PageVisit): Scene => openFor({ plugins, ...visit });
const table = { partySize: 4, date: '2026-11-28', slotId: 's', note: 'A quiet corner, please.' };
const none = { note: '' };
const choose = ({ store }: Scene): void => store.dispatch(fillInReservation(table));
/** What the form on the page has been filled in with before. */
function recalled({ store }: Scene): ReservationDraft {
  store.dispatch(recallDraft());
  return selectReservation(store.getState()).draft;
}

describe('a table that is chosen', () => {
  it.each([
    ['an anonymous visitor', {}],
    ['a visitor who is known', { owner: 'mei' }],
  ])('a table that %s chooses is there again when the page is loaded anew', (_, visit) => {
    choose(open(visit));
    expect(recalled(open(visit))).toEqual(table);
  });

  it.each(otherVisitors)('a table that is chosen by %s is not shown to %s', (_, _other, first, second) => {
    choose(open(first));
    expect(recalled(open(second))).toEqual(none);
  });

  it.each(['[]', '{"note":7}', '{"note":"","partySize":2.5}', '"x"', 'null'])(
    'a table that makes no sense (%s) is passed over',
    (payload) => {
      choose(open({}));
      for (const [key, text] of tab.areas.sessionStorage.items)
        window.sessionStorage.setItem(key, text.replace(/"payload":.*$/, `"payload":${payload}}`));
      expect(recalled(open({}))).toEqual(none);
    },
  );
});

describe('a table that is chosen before it is known whose it is', () => {
  async function chooseEarly(known?: Recognised): Promise<void> {
    if (known) await openInApp().knows(known);
    choose(openInApp({ plugins }));
  }

  it.each([
    ['a visitor', 'nobody', mei, undefined],
    ['a visitor', 'the same visitor', mei, mei],
    ['whoever is not signed in', 'nobody', 'nobody' as const, undefined],
  ])(
    'a table that is chosen early is there for %s at once, and for good (the tab has known %s)',
    async (_who, _known, visitor, known) => {
      await chooseEarly(known);
      const next = openInApp({ plugins });
      expect(recalled(next)).toEqual(table);
      await next.knows(visitor);
      const last = openInApp({ plugins });
      await last.knows(visitor);
      expect(recalled(last)).toEqual(table);
    },
  );

  it.each(insteadOfMei)('a table that is chosen early is shown to nobody else: %s', async (_who, other) => {
    await chooseEarly(mei);
    const next = openInApp({ plugins });
    expect(recalled(next)).toEqual(table);
    await next.knows(other);
    // It was shown for her.
    expect([tab.reloads, tab.body.hidden]).toEqual([1, true]);
    const again = openInApp({ plugins });
    expect(recalled(again)).toEqual(none);
    await again.knows(other);
    expect(recalled(again)).toEqual(none);
  });
});

describe('a table whose reservation has had no answer when the page is loaded anew', () => {
  const slot = {
    slotId: 's',
    startsAt: '2026-11-28T18:00:00+09:00',
    durationMinutes: 90,
    availability: 'free',
  };
  const inventory = { partySize: { min: 1, max: 6 }, days: [{ date: '2026-11-28', slots: [slot] }] };
  const reserved = { reservationId: 'r-1', startsAt: slot.startsAt, durationMinutes: 90, partySize: 4 };

  /** What the view does while the SDK starts, and after that; the reservation before it had no answer. */
  async function arriveAgain(
    found: typeof reserved | null,
  ): Promise<{ atFirst: ReservationDraft; next: Scene }> {
    const answer = ({ method }: Request): Response => {
      if (method === 'PUT') return Response.json({ result: { reservation: found } });
      return method === 'GET'
        ? Response.json({ result: inventory })
        : Response.json({ message: 'down' }, { status: 503 });
    };
    const first = openInApp({ plugins, answer });
    await first.knows(mei);
    await first.store.dispatch(loadInventory());
    choose(first);
    await first.store.dispatch(reserve({ done: '', failed: '' }));
    const next = openInApp({ plugins, answer });
    const settled = next.store.dispatch(settleReservation());
    const atFirst = recalled(next);
    await next.knows(mei);
    await settled;
    recalled(next);
    return { atFirst, next };
  }

  it('a table that turns out to be reserved is not chosen for the next reservation', async () => {
    const { atFirst, next } = await arriveAgain(reserved);
    expect(selectReservation(next.store.getState()).confirmed).toEqual({ answer: reserved, isEarlier: true });
    next.store.dispatch(anotherWanted());
    expect([atFirst, recalled(next)]).toEqual([none, none]);
  });

  it('a table that turns out not to be reserved is there again', async () => {
    const { next } = await arriveAgain(null);
    expect(recalled(next)).toEqual(table);
  });
});
