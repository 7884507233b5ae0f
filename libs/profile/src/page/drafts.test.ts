import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillInReport, recallReport, sendReport, settleReport } from '../actions/report/report-flow.js';
import { reportActions, selectReport } from '../actions/report/report-slice.js';
import { createArea } from '../testing/create-area.js';
import { createScene, type Scene } from '../testing/create-scene.js';
import { openFor, otherVisitors, type PageVisit } from '../testing/open-for.js';
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

/** The page, with what was filled in before. */
function open(visit: PageVisit): Scene {
  const scene = openFor(visit);
  scene.store.dispatch(recallReport());
  return scene;
}
const report = { reason: 'spam', detail: 'Three messages a day.', agreed: true } as const;
const reported = ({ store }: Scene) => selectReport(store.getState()).draft;
const nothing = { reason: undefined, detail: '', agreed: false };
const received = (): Response => Response.json({ result: { reportId: 'r-1' } });

describe('what is filled in', () => {
  it.each([
    ['an anonymous visitor', {}],
    ['a visitor who is known', { owner: 'mei' }],
  ])('what %s fills in is there again when the page is loaded anew, but for the agreement', (_, visit) => {
    open(visit).store.dispatch(fillInReport(report));
    expect(reported(open(visit))).toEqual({ ...report, agreed: false });
  });

  it('what is filled in is not there for another account', () => {
    open({}).store.dispatch(fillInReport(report));
    expect(reported(open({ account: { basicSearchId: '@2' } }))).toEqual(nothing);
  });

  it.each(otherVisitors)('what is filled in by %s is not shown to %s', (_, _other, writer, reader) => {
    open(writer).store.dispatch(fillInReport(report));
    expect(reported(open(reader))).toEqual(nothing);
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
    const scene = openFor({});
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

it.each(['{"reason":"none","detail":1}', '[]', '"x"', 'null'])(
  'a draft that makes no sense (%s) is passed over',
  (payload) => {
    open({}).store.dispatch(fillInReport(report));
    for (const [key, text] of tab.items) {
      tab.items.set(key, text.replace(/"payload":.*$/, `"payload":${payload}}`));
    }
    expect(reported(open({}))).toEqual(nothing);
  },
);
