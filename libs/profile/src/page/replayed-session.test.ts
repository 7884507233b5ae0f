import { failure, fakeProfileApi } from '@oa-profile/api-client/testing';
import type { PageSection, Relation } from '@oa-profile/api-client';
import { fakeKeepClient } from '@oa-profile/keep-client/testing';
import { type AnyPluginSection, itemPaging } from '@oa-profile/plugin-sdk';
import { dialogClosed, dialogOpened } from '@oa-profile/plugin-sdk/page';
import {
  addFriend,
  connectionFound,
  connectionLost,
  loadRelation,
  noticeDismissed,
  ownHighlightsChanged,
  setFavorite,
  viewShown,
  visitorReturned,
} from '@oa-profile/plugin-sdk/internal';
import { expect, it } from 'vitest';
import { loadCallSettings } from '../actions/call/call-settings-flow.js';
import { follow } from '../actions/follow/follow.js';
import { keep } from '../actions/keep/keep.js';
import { fillInReport, sendReport } from '../actions/report/report-flow.js';
import { aboutChanged } from '../actions/report/report-slice.js';
import { loadMoreSectionData, loadSectionData } from '../surface/sections/section-data-flow.js';
import { createScene, type SceneOptions } from '../testing/create-scene.js';
import { recordSession, replaySession } from '../testing/record-session.js';

const friend: Relation = { friendshipType: 'friend', favorite: 'false' };
const once = <Result>(...results: Result[]) => {
  const last = results.at(-1) as Result;
  return () => results.shift() ?? last;
};

const coupons: PageSection = { type: 'coupon', id: 'coupon', pageId: 'home', data: { items: [] } };
const plugin = {
  source: { kind: 'sub-page', type: 'COUPON', personal: (data: object) => data },
  paging: itemPaging(),
} as unknown as AnyPluginSection;

const page: SceneOptions = { account: { features: ['call'] }, sections: [coupons] };

it('a session with dialogs, views, changes that fail and what is sent is exported, and replayed on a new page, in the same state', async () => {
  const api = fakeProfileApi({
    getRelation: { friendshipType: 'recommend', favorite: 'unknown' },
    updateFriendship: friend,
    updateFavorite: once<Relation | ReturnType<typeof failure>>(failure('HTTP_ABNORMAL'), {
      ...friend,
      favorite: 'true',
    }),
    getFollow: { isFollowing: false, following: 3, followers: 41 },
    follow: failure('HTTP_ABNORMAL'),
    report: once<{ reportId: string } | ReturnType<typeof failure>>(failure('HTTP_NETWORK_ERROR'), {
      reportId: 'r-1',
    }),
    settleReport: { report: null },
    getSubPagePlugin: once<unknown>(
      { items: [{ id: 'a' }], nextCursor: '2' },
      { items: [{ id: 'b' }] },
      failure('TIMEOUT'),
    ),
  });
  const keepClient = fakeKeepClient({ keepStatus: { kept: false } });
  const scene = createScene({
    ...page,
    answer: (request) => (request.url.includes('/keep') ? keepClient : api).fetch(request),
    // One of the answers never comes.
    timeout: 200,
  });
  const { store } = scene;
  const { dispatch } = store;
  const exported = recordSession(store);
  await dispatch(loadRelation());
  await dispatch(addFriend());
  await dispatch(setFavorite(true));
  await dispatch(setFavorite(true));
  await Promise.all([dispatch(keep.load()), dispatch(follow.load())]);
  await Promise.all([dispatch(keep.set(true)), dispatch(follow.set(true))]);
  dispatch(dialogOpened('call'));
  await dispatch(loadCallSettings());
  dispatch(dialogOpened({ name: 'share', title: 'Komorebi', url: 'https://profile.example/@komorebi' }));
  dispatch(dialogClosed());
  await dispatch(loadSectionData(coupons, plugin));
  await dispatch(loadMoreSectionData(coupons, plugin));
  dispatch(visitorReturned());
  await dispatch(loadSectionData(coupons, plugin));
  dispatch(ownHighlightsChanged({ id: 'coupon', highlights: undefined }));
  dispatch(viewShown({ name: 'named', view: 'report' }));
  dispatch(fillInReport({ reason: 'spam', detail: 'Three messages a day.', agreed: true }));
  await dispatch(sendReport('Sent.'));
  await dispatch(sendReport('Sent.'));
  dispatch(aboutChanged('/coupon/a'));
  dispatch(aboutChanged(undefined));
  dispatch(connectionLost('mei'));
  dispatch(connectionFound());
  dispatch(viewShown({ name: 'profile' }));
  dispatch(noticeDismissed(store.getState().notices[0]?.id ?? ''));

  // It was such a session, and nothing of it was refused for another reason.
  expect(store.getState()).toMatchObject({
    relation: { shown: { favorite: 'true' }, changes: 3 },
    keep: { shown: { on: true } },
    follow: { shown: { on: false }, update: { status: 'Failure' } },
    callSettings: { load: { status: 'Success' } },
    sectionData: { 'coupon coupon': { status: 'Failure', data: { items: [{ id: 'a' }, { id: 'b' }] } } },
    report: { confirmed: undefined, sent: [undefined] },
    returns: 1,
  });

  const again = replaySession(exported(), page);
  expect(again.getState()).toEqual(store.getState());
});
