import type { ProfileThunk } from '@oa-profile/plugin-sdk/page';
import type { ProfileState } from '@oa-profile/plugin-sdk/internal';
import { addFriend, setFavorite, unblock } from '@oa-profile/plugin-sdk/internal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { follow } from '../actions/follow/follow.js';
import { keep, keepIfSignedIn } from '../actions/keep/keep.js';
import { fillInReport, recallReport, sendReport, settleReport } from '../actions/report/report-flow.js';
import { selectReport } from '../actions/report/report-slice.js';
import {
  answerSignedIn,
  insteadOfMei,
  mei,
  openAppTab,
  openInApp as open,
  somchai,
  type AppPage,
  type AppTab,
} from '../testing/open-in-app.js';
import { ownPlugins } from './own-plugins.js';

let tab: AppTab;
beforeEach(() => {
  tab = openAppTab(vi.stubGlobal);
});
afterEach(() => vi.unstubAllGlobals());

/** The tab has known her before. */
async function knowMei(): Promise<void> {
  await open().knows(mei);
}
const writesOf = ({ requests }: AppPage): string[] =>
  requests.filter(({ method }) => method !== 'GET').map(({ method, token }) => `${method} by ${token}`);
/** Whatever was begun has been loaded and sent by then: what is sent may load more, and is hashed in another thread. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) {
    await vi.dynamicImportSettled();
    await crypto.subtle.digest('SHA-256', new Uint8Array());
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const report = { reason: 'spam', detail: 'Three messages a day.', agreed: true } as const;
const noReport = { reason: undefined, detail: '', agreed: false };

interface Act {
  /** As plugins resume it. */
  action: string;
  act: () => ProfileThunk<Promise<void>>;
  /** Whether the page shows that it is being done. @default it shows nothing */
  isShown?: (state: ProfileState) => boolean;
}
const acts: Act[] = [
  {
    action: 'addFriend',
    act: addFriend,
    isShown: ({ relation }) => relation.shown?.friendshipType === 'friend',
  },
  { action: 'unblock', act: unblock, isShown: ({ relation }) => relation.shown?.friendshipType === 'friend' },
  {
    action: 'favoriteAdd',
    act: () => setFavorite(true),
    isShown: ({ relation }) => relation.shown?.favorite === 'true',
  },
  {
    action: 'favoriteRemove',
    act: () => setFavorite(false),
    isShown: ({ relation }) => relation.shown?.favorite === 'false',
  },
  { action: 'keepAdd', act: () => keep.set(true), isShown: (state) => keep.select(state).shown?.on === true },
  {
    action: 'keepRemove',
    act: () => keep.set(false),
    isShown: (state) => keep.select(state).shown?.on === false,
  },
  {
    action: 'keepIfSignedIn',
    act: keepIfSignedIn,
    isShown: (state) => keep.select(state).shown?.on === true,
  },
  {
    action: 'followAdd',
    act: () => follow.set(true),
    isShown: (state) => follow.select(state).shown?.on === true,
  },
  {
    action: 'followRemove',
    act: () => follow.set(false),
    isShown: (state) => follow.select(state).shown?.on === false,
  },
  {
    action: 'report',
    act: () => async (dispatch) => {
      dispatch(fillInReport(report));
      await dispatch(sendReport('sent'));
    },
    isShown: (state) => selectReport(state).sending.status === 'Loading',
  },
];

it('every action that plugins resume is tried here', () => {
  const resumed = ownPlugins.flatMap(({ resumes = {} }) => Object.keys(resumes));
  expect(acts.map(({ action }) => action).sort()).toEqual(resumed.sort());
});

const tapAndLeave = (act: Act['act']): void => void open().store.dispatch(act());

describe.each(acts)(
  '$action, tapped before the SDK leaves the page for the address of a link,',
  ({ act, isShown = () => true }) => {
    it.each([
      ['where the tab has known nobody', () => Promise.resolve()],
      ['where the tab has known the same visitor', knowMei],
    ])('shows on the next page at once, and is sent once by the visitor (%s)', async (_, before) => {
      await before();
      tapAndLeave(act);
      const next = open();
      await rest();
      expect(isShown(next.store.getState())).toBe(true);
      expect(next.requests).toEqual([]);
      await rest();
      await next.knows(mei);
      await rest();
      expect(writesOf(next)).toHaveLength(1);
      expect(writesOf(next)[0]).toMatch(/ by mei$/);
      await rest();
      const later = open();
      await later.knows(mei);
      await rest();
      expect(writesOf(later)).toEqual([]);
      expect([next.errors, later.errors]).toEqual([[], []]);
    });
  },
);

/** One of each way to change something: shown at once, by the way, sent once. */
const ways = acts.filter(({ action }) => ['addFriend', 'keepIfSignedIn', 'report'].includes(action));

describe.each(ways)(
  '$action, tapped before the SDK leaves the page for the address of a link,',
  ({ act }) => {
    it('an action that was tapped before the SDK leaves the page outlives two such pages', async () => {
      tapAndLeave(act);
      open();
      await rest();
      const next = open();
      await rest();
      await next.knows(mei);
      await rest();
      expect(writesOf(next)).toHaveLength(1);
    });

    it.each(insteadOfMei)(
      'an early action is not done where the tab has known one visitor and then %s',
      async (_, other) => {
        await knowMei();
        tapAndLeave(act);
        const next = open();
        await rest();
        await next.knows(other);
        expect(tab.reloads).toBe(1);
        expect(tab.body.hidden).toBe(true);
        const again = open();
        await again.knows(other);
        const back = open();
        await back.knows(mei);
        await rest();
        expect([next, again, back].flatMap(writesOf)).toEqual([]);
      },
    );

    it('an action that was tapped before the SDK leaves the page is done to no other account, and not when the visitor comes back from there', async () => {
      tapAndLeave(act);
      const other = open({ account: { basicSearchId: '@2' } });
      await other.knows(mei);
      const back = open();
      await back.knows(mei);
      await rest();
      expect([other, back].flatMap(writesOf)).toEqual([]);
    });

    it('an action that was tapped before the SDK leaves the page is not done without the SDK, nor after a reload with it', async () => {
      tapAndLeave(act);
      const next = open();
      await next.loses();
      await rest();
      const again = open();
      await again.knows(mei);
      await rest();
      expect([next, again].flatMap(writesOf).filter((write) => !write.endsWith('by null'))).toEqual([]);
    });
  },
);

it('several actions, tapped before the SDK leaves the page, are all done by the next page, once', async () => {
  const wanted = ['addFriend', 'followAdd', 'keepIfSignedIn', 'followAdd'];
  const tap = (name: string): void => {
    const one = acts.find(({ action }) => action === name);
    if (one) void left.store.dispatch(one.act());
  };
  const left = open();
  wanted.forEach(tap);
  open();
  await rest();
  const next = open();
  await rest();
  await next.knows(mei);
  await rest();
  expect(writesOf(next)).toHaveLength(3);
  const later = open();
  await later.knows(mei);
  await rest();
  expect(writesOf(later)).toEqual([]);
  expect(writesOf(next)).toHaveLength(3);
});

describe('a report, sent before the SDK leaves the page for the address of a link,', () => {
  it.each([
    ['at once', () => Promise.resolve()],
    ['later', rest],
  ])(
    'a report that was sent before the SDK leaves the page is sent by the next page where the SDK says %s that nobody is signed in',
    async (_, before) => {
      const { store } = open();
      store.dispatch(fillInReport(report));
      void store.dispatch(sendReport('sent'));
      const next = open();
      await before();
      await next.knows('nobody');
      await rest();
      expect(writesOf(next)).toEqual(['POST by null']);
    },
  );
});

describe('what is written before it is known whose it is', () => {
  const recall = (page: AppPage): AppPage => {
    page.store.dispatch(recallReport());
    return page;
  };
  const write = ({ store }: AppPage): void => store.dispatch(fillInReport(report));
  const written = ({ store }: AppPage) => selectReport(store.getState()).draft;
  const all = { ...report, agreed: false };

  const leaving = [
    ['and the SDK leaves the page', () => Promise.resolve()],
    ['and the SDK fails', (page: AppPage) => page.loses()],
  ] as const;
  describe.each(leaving)('%s', (_, leave) => {
    async function writeAndLeave(): Promise<void> {
      const page = open();
      write(page);
      await leave(page);
      write(page);
    }

    it.each([
      ['nobody', () => Promise.resolve()],
      ['the same visitor', knowMei],
    ])(
      'what is written is there on the next page at once, and for good (the tab has known %s)',
      async (_who, before) => {
        await before();
        await writeAndLeave();
        const next = recall(open());
        expect(written(next)).toEqual(all);
        await next.knows(mei);
        const last = open();
        await last.knows(mei);
        expect(written(recall(last))).toEqual(all);
      },
    );

    it.each(insteadOfMei)(
      'what is written early is shown to nobody else, neither at once nor later, nor to the first again: %s',
      async (_who, other) => {
        await knowMei();
        await writeAndLeave();
        const next = recall(open());
        await next.knows(other);
        // It was shown for her.
        expect([tab.reloads, tab.body.hidden]).toEqual([1, true]);
        const again = recall(open());
        expect(written(again)).toEqual(noReport);
        await again.knows(other);
        expect(written(recall(again))).toEqual(noReport);
      },
    );

    it('what is written early is not given to the second visitor whom the tab knows, wherever the first one was', async () => {
      await writeAndLeave();
      await open({ account: { basicSearchId: '@2' } }).knows(mei);
      await open({ account: { basicSearchId: '@2' } }).knows(somchai);
      const next = open();
      await next.knows(somchai);
      expect(written(recall(next))).toEqual(noReport);
    });

    it('what is written early is not kept of somebody who could be anybody', async () => {
      await writeAndLeave();
      const next = open();
      await next.knows('somebody');
      expect(window.sessionStorage.length).toBe(0);
    });

    it('what is written early is still there for a visitor who is known not to be signed in', async () => {
      await writeAndLeave();
      const next = open();
      await next.knows('nobody');
      expect(written(recall(next))).toEqual(all);
      const last = open();
      await last.knows('nobody');
      expect(written(recall(last))).toEqual(all);
    });
  });

  it('what is written early goes before what the visitor had written earlier', async () => {
    const first = open();
    await first.knows(mei);
    first.store.dispatch(fillInReport({ detail: 'Once.' }));
    const second = open();
    await second.loses();
    expect(written(recall(second)).detail).toBe('Once.');
    second.store.dispatch(fillInReport({ detail: 'Once. Twice.' }));
    const third = recall(open());
    await third.knows(mei);
    expect(written(third).detail).toBe('Once. Twice.');
    third.store.dispatch(fillInReport({ detail: 'Thrice.' }));
    const fourth = open();
    await fourth.knows(mei);
    expect(written(recall(fourth)).detail).toBe('Thrice.');
  });
});

describe('a report that was sent without the SDK, and has had no answer,', () => {
  /** What has become of it, by the id and the visitor that it was sent with. */
  let received: Map<string, string>;
  beforeEach(() => void (received = new Map()));

  /** Each visitor has ids of their own. The first answer gets lost. */
  async function server(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (!pathname.endsWith('/report')) return answerSignedIn(request);
    const by = request.headers.get('x-access-token') ?? 'nobody';
    if (request.method === 'PUT') {
      const { transactionId } = (await request.json()) as { transactionId: string };
      const isThere = received.has(`${by} ${transactionId}`);
      return Response.json({ result: { report: isThere ? { reportId: 'r-1' } : null } });
    }
    received.set(`${by} ${request.headers.get('x-transaction-id')}`, await request.text());
    return received.size === 1 ? new Response('', { status: 503 }) : answerSignedIn(request);
  }
  async function sendWithout(): Promise<AppPage> {
    const page = open({ answer: server });
    await page.loses();
    page.store.dispatch(fillInReport(report));
    await page.store.dispatch(sendReport('sent'));
    expect(selectReport(page.store.getState()).sending.status).toBe('Failure');
    return page;
  }

  it.each([
    ['nobody', () => Promise.resolve()],
    ['the same visitor', knowMei],
  ])(
    'a report without an answer is found, and not sent again, after "Try again" (the tab has known %s)',
    async (_, before) => {
      await before();
      await sendWithout();
      const next = open({ answer: server });
      await next.knows(mei);
      await next.store.dispatch(settleReport());
      expect(selectReport(next.store.getState()).confirmed?.answer).toEqual({ reportId: 'r-1' });
      expect(received.size).toBe(1);
      const last = open();
      await last.knows(mei);
      expect(selectReport(last.store.getState()).draft).toEqual(noReport);
    },
  );

  it('a report that was sent without the SDK, and has had no answer, is found when it is sent again before anybody has asked', async () => {
    await sendWithout();
    const next = open({ answer: server });
    await next.knows(mei);
    next.store.dispatch(fillInReport(report));
    await next.store.dispatch(sendReport('sent'));
    expect(selectReport(next.store.getState()).confirmed).toMatchObject({ isEarlier: true });
    expect(received.size).toBe(1);
  });

  it('a report that was sent without the SDK, and has had no answer, is found by the page itself when its SDK starts after all', async () => {
    const page = open({ answer: server, sdkTimeout: 1 });
    await page.loses();
    page.store.dispatch(fillInReport(report));
    await page.store.dispatch(sendReport('sent'));
    await page.knows(mei);
    await page.store.dispatch(sendReport('sent'));
    expect(received.size).toBe(1);
  });

  it('a report that was sent without the SDK, and has had no answer, is nothing to somebody else, who can send the same', async () => {
    await knowMei();
    await sendWithout();
    const next = open({ answer: server });
    await next.knows(somchai);
    const again = open({ answer: server });
    await again.knows(somchai);
    await again.store.dispatch(settleReport());
    expect(selectReport(again.store.getState()).confirmed).toBeUndefined();
    again.store.dispatch(fillInReport(report));
    await again.store.dispatch(sendReport('sent'));
    expect([...received.keys()].map((key) => key.split(' ')[0])).toEqual(['nobody', 'somchai']);
  });
});
