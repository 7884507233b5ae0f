import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keep } from '../actions/keep/keep.js';
import { loadRelation } from '@oa-profile/plugin-sdk/internal';
import { sendReport, settleReport } from '../actions/report/report-flow.js';
import { reportActions } from '../actions/report/report-slice.js';
import { createArea } from '../testing/create-area.js';
import { answering, createScene, type Scene } from '../testing/create-scene.js';
import { openCaches } from './open-caches.js';
import { recallVisitor } from './recall-visitor.js';

const device = () => window as unknown as Record<'localStorage' | 'sessionStorage', Storage>;

beforeEach(() => {
  last = undefined;
  const areas = { localStorage: createArea(), sessionStorage: createArea() };
  vi.stubGlobal('window', Object.assign(new EventTarget(), areas));
});
afterEach(() => vi.unstubAllGlobals());

type Answer = (request: Request) => Response | Promise<Response>;
const down: Answer = () => new Response('', { status: 503 });

/** The last known visitor of the tab. */
let last: string | undefined;

/** The page on this device, opened in the app by a visitor. */
function open(owner: string | undefined, answer: Answer = down): Scene {
  const visit: { owner?: string | undefined } = {};
  const getOwner = (): string | undefined => visit.owner;
  const getLastOwner = (): string | undefined => (getOwner() === undefined ? last : undefined);
  const host = { getOwner, getLastOwner };
  const caches = openCaches({ owner: getOwner, lastOwner: getLastOwner });
  const scene = createScene({ origin: 'liff', anonymous: owner === undefined, answer, host, caches });
  last = visit.owner = owner;
  void recallVisitor(scene.store);
  return scene;
}
const shownOn = ({ store }: Scene) => store.getState().relation.shown;
const friend = { friendshipType: 'friend', favorite: 'true' } as const;

it('only the same visitor is shown the relation from their last visit', async () => {
  await open('mei', () => answering(friend)).store.dispatch(loadRelation());
  expect(shownOn(open('mei'))).toEqual(friend);
  // Her relation stays stored for her, but an unknown visitor could be anybody.
  expect(shownOn(open(undefined))).toBeUndefined();
  expect(shownOn(open('mei'))).toEqual(friend);
  expect(shownOn(open('somchai'))).toBeUndefined();
  expect(device().localStorage).toHaveLength(0);
});

it('a visitor sees nothing of the previous one if the API fails, either', async () => {
  await open('mei', () => answering(friend)).store.dispatch(loadRelation());
  const scene = open('somchai');
  await scene.store.dispatch(loadRelation());
  await scene.store.dispatch(keep.load());
  expect(shownOn(scene)).toEqual({ friendshipType: 'unknown', favorite: 'unknown' });
  expect(keep.select(scene.store.getState()).shown).toBeUndefined();
});

const report = { reason: 'spam', detail: '', agreed: true } as const;
async function sendIn(scene: Scene): Promise<Scene> {
  scene.store.dispatch(reportActions.draftChanged(report));
  await scene.store.dispatch(sendReport(''));
  return scene;
}
const ids = ({ requests }: Scene): (string | null)[] => requests.map(({ transactionId }) => transactionId);

it('a report with an unknown outcome is neither settled nor sent again for somebody else', async () => {
  const [first] = ids(await sendIn(open('mei')));
  const other = open('somchai', () => Response.json({ result: { reportId: 'r-2' } }));
  await other.store.dispatch(settleReport());
  expect(other.requests).toEqual([]);
  await sendIn(other);
  expect(ids(other)).toHaveLength(1);
  expect(ids(other)).not.toContain(first);
});

it('a visitor who is signed out while the page is open still finds what they have sent', async () => {
  let owner: string | undefined = 'mei';
  const caches = openCaches({ owner: () => owner });
  const scene = createScene({ answer: down, caches });
  const [first] = ids(await sendIn(scene));
  owner = undefined;
  await sendIn(scene);
  expect(ids(scene)).toEqual([first, first]);
});

it('a report left open by an earlier page is found by a page that learns late who the visitor is', async () => {
  const [first] = ids(await sendIn(open('mei')));
  const visit: { owner?: string } = {};
  const caches = openCaches({ owner: () => visit.owner });
  const scene = createScene({ origin: 'liff', anonymous: true, answer: down, caches });
  await scene.store.dispatch(settleReport());
  expect(scene.requests).toEqual([]);
  visit.owner = 'mei';
  await sendIn(scene);
  expect(ids(scene)).toEqual([first]);
});

it('a visitor who becomes known only after sending something still finds it', async () => {
  const visit: { owner?: string } = {};
  const scene = createScene({ answer: down, caches: openCaches({ owner: () => visit.owner }) });
  const [first] = ids(await sendIn(scene));
  visit.owner = 'mei';
  await sendIn(scene);
  expect(ids(scene)).toEqual([first, first]);
});

it('a request that is sent again while the storage is full keeps its id', async () => {
  device().sessionStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const scene = open('mei');
  await sendIn(scene);
  await sendIn(scene);
  const [first] = ids(scene);
  expect(ids(scene)).toEqual([first, first]);
});
