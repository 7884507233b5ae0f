import { loseConnection } from '@oa-profile/plugin-sdk/internal';
import { createScene, type SceneOptions } from '@oa-profile/profile/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { continueInApp } from './continue-in-app.js';
import { reservationPlugin } from './reservation-plugin.js';

const table = { people: 4, day: '2026-11-28', time: '18:00' };
const chosen = { title: 'Finish', details: 'Sat, Nov 28, 6:00 PM · 4 people', filledIn: 'Filled in' };
const view = { name: 'named', view: 'reservation' } as const;
const open = (options: SceneOptions) =>
  createScene({ plugins: [reservationPlugin], page: { initialView: view }, ...options });

describe('a table', () => {
  const replaced: string[] = [];
  beforeEach(() => {
    replaced.length = 0;
    vi.stubGlobal('location', { pathname: '/liff/@komorebi/reservation', search: '?lang=en', hash: '' });
    const replaceState = (_: unknown, __: string, to: string) => replaced.push(to);
    vi.stubGlobal('history', { state: null, replaceState });
  });
  afterEach(() => vi.unstubAllGlobals());
  const address = '/liff/@komorebi/reservation?lang=en&people=4&day=2026-11-28&time=18%3A00';

  it('a table that an anonymous visitor wants is named by what leads into the app, also in words', () => {
    const { store } = open({ origin: 'web' });
    store.dispatch(continueInApp(table, chosen));
    expect(store.getState().dialogs.open).toEqual({
      name: 'continueInApp',
      intent: { view, values: { people: '4', day: '2026-11-28', time: '18:00' } },
      chosen,
    });
    // Nor is it written into the address in a browser.
    expect(replaced).toEqual([]);
  });

  it('a table survives the login that returns to the address', () => {
    const logIn = vi.fn();
    open({ anonymous: true, host: { canLogIn: () => true, logIn } }).store.dispatch(
      continueInApp(table, chosen),
    );
    expect(replaced).toEqual([address]);
    expect(logIn).toHaveBeenCalledOnce();
  });

  it("a table survives a reload after the app's SDK has failed", () => {
    const { store } = open({ anonymous: true });
    store.dispatch(loseConnection());
    store.dispatch(continueInApp(table, chosen));
    expect(replaced).toEqual([address]);
    expect(store.getState().notices[0]?.reload).toBe(true);
  });
});
