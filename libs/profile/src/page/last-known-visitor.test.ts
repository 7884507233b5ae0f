import type { PageSection } from '@oa-profile/api-client';
import type { AnyPluginSection } from '@oa-profile/plugin-sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { keep } from '../actions/keep/keep.js';
import { sectionKey, selectOfferedRelation, selectSectionData } from '@oa-profile/plugin-sdk/page';
import { loadRelation, setFavorite } from '@oa-profile/plugin-sdk/internal';
import { loadSectionData, recallSectionData } from '../surface/sections/section-data-flow.js';
import { createArea } from '../testing/create-area.js';
import {
  answerSignedIn,
  insteadOfMei,
  mei,
  openAppTab,
  openInApp,
  type AppPage,
  type AppTab,
} from '../testing/open-in-app.js';
import { noticeKeys } from '../testing/notice-keys.js';

let tab: AppTab;
beforeEach(() => {
  tab = openAppTab(vi.stubGlobal);
});
afterEach(() => vi.unstubAllGlobals());

const section: PageSection = { type: 'coupon', id: 'coupon', pageId: 'home', data: { used: false } };
const plugin = {
  source: { kind: 'sub-page', type: 'COUPON', personal: (data: object) => data },
  schema: v.object({ used: v.boolean() }),
} as unknown as AnyPluginSection;

/** A page on which everything is shown that the device has kept of its visitor. */
const open = (options: Parameters<typeof openInApp>[0] = {}): AppPage =>
  openInApp({
    answer: (request) =>
      request.url.includes('/COUPON/') ? Response.json({ result: { used: true } }) : answerSignedIn(request),
    ...options,
  });
function recall(page: AppPage): AppPage {
  page.store.dispatch(recallSectionData(section, plugin));
  return page;
}
const friendshipOn = ({ store }: AppPage): string => {
  const relation = selectOfferedRelation(store.getState());
  return relation === 'unknown' ? relation : relation.friendshipType;
};
const shownOn = (page: AppPage) => ({
  relation: friendshipOn(page),
  coupon: selectSectionData(page.store.getState())[sectionKey(section)]?.data,
});
const hers = { relation: 'friend', coupon: { used: true } };
const strangers = { relation: 'unspecified', coupon: undefined };

/** Something of each kind is kept of her, and the tab knows her. */
async function keepOfMei(): Promise<void> {
  const page = open();
  await page.knows(mei);
  page.services.relationCache.set('@1', { friendshipType: 'friend', favorite: 'true' });
  await page.store.dispatch(loadSectionData(section, plugin));
  expect(page.errors).toEqual([]);
}

describe.each([
  ['is slow to start', false],
  ['has taken too long and starts after all', true],
])('a page whose SDK %s', (_, isTooLate) => {
  const start = async (): Promise<AppPage> => {
    await keepOfMei();
    const page = open(isTooLate ? { sdkTimeout: 1 } : {});
    if (isTooLate) await page.loses();
    return recall(page);
  };

  it('a page whose SDK has not started shows what is kept of the last known visitor, and goes on for them', async () => {
    const page = await start();
    expect(shownOn(page)).toEqual(hers);
    await page.knows(mei);
    expect(shownOn(page)).toEqual(hers);
    expect([tab.reloads, tab.body.hidden]).toEqual([0, false]);
  });

  it.each(insteadOfMei)(
    'is hidden and loaded anew where the SDK knows %s, who sees nothing of it',
    async (_who, other) => {
      const page = await start();
      await page.knows(other);
      expect([tab.reloads, tab.body.hidden]).toEqual([1, true]);
      // Nothing was asked in the other one's name for a page that is no longer there.
      expect(page.requests).toEqual([]);
      tab.body.hidden = false;
      for (const until of ['at once', 'when the SDK has started']) {
        const next = open();
        if (until !== 'at once') await next.knows(other);
        expect(shownOn(recall(next)), until).toEqual({
          ...strangers,
          // Whose relation has not been loaded yet.
          relation: expect.stringMatching(/unspecified|unknown/) as string,
        });
        if (until === 'at once') await next.knows(other);
      }
      expect([tab.reloads, tab.body.hidden]).toEqual([1, false]);
    },
  );
});

it('a page on which nobody was known is not loaded anew', async () => {
  const page = recall(open());
  expect(shownOn(page)).toEqual(strangers);
  await page.knows(mei);
  expect(tab.reloads).toBe(0);
});

it('the relation of somebody who could be anybody is kept for nobody', async () => {
  const page = open();
  await page.knows('somebody');
  await page.store.dispatch(loadRelation());
  await page.store.dispatch(setFavorite(true));
  expect(friendshipOn(page)).toBe('friend');
  expect(window.localStorage.length).toBe(0);
  // In another tab.
  Object.assign(window, { sessionStorage: createArea() });
  expect(shownOn(open())).toEqual(strangers);
});

it('a page whose SDK starts after it has been given up becomes what it would have been', async () => {
  const page = open({ sdkTimeout: 1 });
  await page.loses();
  await page.store.dispatch(keep.load());
  expect(noticeKeys(page)).toEqual(['failed.connection']);
  expect(page.store.getState().connection.isLost).toBe(true);
  expect(page.requests).toEqual([]);

  await page.knows(mei);
  expect(page.store.getState().connection.isLost).toBe(false);
  expect(noticeKeys(page)).toEqual([]);
  await expect.poll(() => friendshipOn(page)).toBe('friend');
  // What is loaded when a visitor returns is loaded for this one.
  expect(page.store.getState().returns).toBe(1);
  await page.store.dispatch(keep.load());
  expect(keep.select(page.store.getState()).shown?.on).toBe(true);
});
