import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillInReport, recallReport, sendReport, settleReport } from '../features/report/report-flow.js';
import { reportActions, selectReport } from '../features/report/report-slice.js';
import { fillInReservation, recallDraft, selectReservation } from '@oa-profile/feature-reservation/testing';
import { createArea } from '../testing/create-area.js';
import { createScene, type Scene, type SceneOptions } from '../testing/create-scene.js';
import { openCaches } from './open-caches.js';

let tab: ReturnType<typeof createArea>;
beforeEach(() => {
  tab = createArea();
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { localStorage: createArea(), sessionStorage: tab }),
  );
});
afterEach(() => vi.unstubAllGlobals());

interface Visit {
  /** @default an anonymous visitor */
  owner?: string | undefined;
  /** @default whether the owner is known */
  hasToken?: boolean;
  answer?: SceneOptions['answer'];
}

/** The page, as it is loaded in this tab. */
function open({
  owner,
  hasToken = owner !== undefined,
  answer = () => new Promise(() => undefined),
}: Visit): Scene {
  const host = { getOwner: () => owner };
  const caches = openCaches({ owner: host.getOwner });
  const scene = createScene({ anonymous: !hasToken, host, caches, answer });
  scene.store.dispatch(recallReport());
  scene.store.dispatch(recallDraft());
  return scene;
}
const report = { reason: 'spam', detail: 'Three messages a day.', agreed: true } as const;
const table = { partySize: 4, date: '2026-11-28', slotId: 's', note: 'A quiet corner, please.' };
const reported = ({ store }: Scene) => selectReport(store.getState()).draft;
const chosen = ({ store }: Scene) => selectReservation(store.getState()).draft;
const nothing = { reason: undefined, detail: '', agreed: false };
const received = (): Response => Response.json({ result: { reportId: 'r-1' } });

describe('what is filled in', () => {
  it.each([
    ['an anonymous visitor', {}],
    ['a visitor who is known', { owner: 'mei' }],
  ])('what %s fills in is there again when the page is loaded anew, but for the agreement', (_, visit) => {
    const first = open(visit);
    first.store.dispatch(fillInReport(report));
    first.store.dispatch(fillInReservation(table));
    const next = open(visit);
    expect(reported(next)).toEqual({ ...report, agreed: false });
    expect(chosen(next)).toEqual(table);
  });

  it('what is filled in is not there for another account', () => {
    open({}).store.dispatch(fillInReport(report));
    const other = createScene({
      account: { basicSearchId: '@2' },
      caches: openCaches({ owner: () => undefined }),
    });
    other.store.dispatch(recallReport());
    expect(reported(other)).toEqual(nothing);
  });

  it.each([
    ['a visitor', { owner: 'mei' }, 'another one', { owner: 'somchai' }],
    ['a visitor', { owner: 'mei' }, 'whoever is not signed in', {}],
    ['a visitor', { owner: 'mei' }, 'one of whom only the token is known', { hasToken: true }],
    ['whoever is not signed in', {}, 'a visitor who is known', { owner: 'mei' }],
    ['whoever is not signed in', {}, 'one of whom only the token is known', { hasToken: true }],
    ['one of whom only the token is known', { hasToken: true }, 'whoever is not signed in', {}],
  ])('what is filled in by %s is not shown to %s (%s)', (_, writer, _other, reader) => {
    const first = open(writer);
    first.store.dispatch(fillInReport(report));
    first.store.dispatch(fillInReservation(table));
    const next = open(reader);
    expect(reported(next)).toEqual(nothing);
    expect(chosen(next)).toEqual({ note: '' });
  });

  it('what is filled in is still the words of a visitor whose sign-in expires while they write', () => {
    let owner: string | undefined = 'mei';
    const caches = openCaches({ owner: () => owner });
    const scene = createScene({ host: { getAccessToken: () => owner, getOwner: () => owner }, caches });
    scene.store.dispatch(fillInReport({ detail: 'Three' }));
    owner = undefined;
    scene.store.dispatch(fillInReport(report));
    expect(reported(open({}))).toEqual(nothing);
    expect(reported(open({ owner: 'mei' })).detail).toBe(report.detail);
  });

  it('what is filled in does not take the place of what is filled in already', () => {
    open({}).store.dispatch(fillInReport(report));
    const scene = open({});
    scene.store.dispatch(fillInReport({ detail: 'Now I have seen them all.' }));
    scene.store.dispatch(recallReport());
    expect(reported(scene).detail).toBe('Now I have seen them all.');
  });

  it('what is filled in before the page could hear it is there again, too', () => {
    const scene = createScene({
      anonymous: true,
      host: { getOwner: () => undefined },
      caches: openCaches({ owner: () => undefined }),
    });
    scene.store.dispatch(reportActions.draftChanged(report));
    scene.store.dispatch(recallReport());
    expect(reported(open({}))).toEqual({ ...report, agreed: false });
  });

  it('what is filled in is forgotten once it is taken out again', () => {
    const scene = open({});
    scene.store.dispatch(fillInReport(report));
    scene.store.dispatch(fillInReport(nothing));
    expect(tab).toHaveLength(0);
  });

  it('what is filled in is forgotten where it is larger than anybody writes', () => {
    const scene = open({});
    scene.store.dispatch(fillInReport(report));
    scene.store.dispatch(fillInReport({ detail: '長'.repeat(22_000) }));
    expect(tab).toHaveLength(0);
  });

  it('what is filled in is forgotten once it has been sent', async () => {
    const scene = open({ answer: received });
    scene.store.dispatch(fillInReport(report));
    await scene.store.dispatch(sendReport(''));
    expect(tab).toHaveLength(0);
  });

  it('what is filled in stays after a failure', async () => {
    const scene = open({ answer: () => new Response('', { status: 500 }) });
    scene.store.dispatch(fillInReport(report));
    await scene.store.dispatch(sendReport(''));
    expect(reported(open({})).detail).toBe(report.detail);
  });

  it('what is filled in and has arrived, as a page that is loaded anew finds out, is not filled in again', async () => {
    const first = open({ answer: () => new Response('', { status: 503 }) });
    first.store.dispatch(fillInReport(report));
    await first.store.dispatch(sendReport(''));
    const settled = (): Response => Response.json({ result: { report: { reportId: 'r-1' } } });
    const next = open({ answer: settled });
    await next.store.dispatch(settleReport());
    expect(reported(open({}))).toEqual(nothing);
  });
});

it.each(['{"reason":"none","detail":1}', '[]', '{"note":7}', '{"note":"","partySize":2.5}', '"x"', 'null'])(
  'a draft that makes no sense (%s) is passed over',
  (payload) => {
    const scene = open({});
    scene.store.dispatch(fillInReport(report));
    scene.store.dispatch(fillInReservation(table));
    for (const [key, text] of tab.items) {
      tab.items.set(key, text.replace(/"payload":.*$/, `"payload":${payload}}`));
    }
    const next = open({});
    expect(reported(next)).toEqual(nothing);
    expect(chosen(next)).toEqual({ note: '' });
  },
);
