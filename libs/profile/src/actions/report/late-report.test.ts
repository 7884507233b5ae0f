import type { View } from '@oa-profile/plugin-sdk/internal';
import { addTexts, createI18n, cachedFormatters, type Translate } from '@oa-profile/i18n';
import { defineSection } from '@oa-profile/plugin-sdk';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { openCaches, type PageCaches } from '../../page/open-caches.js';
import { createScene, type Scene, type SceneOptions } from '../../testing/create-scene.js';
import { resumeReport } from './late-report.js';
import type { en } from './locales/en.js';
import { fillInReport, recallReport, sendReport } from './report-flow.js';
import { selectReport } from './report-slice.js';
import { reportTexts } from './report-texts.js';
import { itemLine } from './reported-item.js';

const mia = { author: 'Mia', createdAt: '2026-11-08T23:30:00Z' };
const items: Readonly<Record<string, typeof mia>> = { 'n-1': mia, 'n-2': { ...mia, author: 'Ben' } };
const notes = defineSection({
  type: 'notes',
  texts: { namespace: 'notes', load: () => Promise.resolve({ title: 'Notes' }) },
  schema: v.object({}),
  source: { kind: 'account-page' },
  isEmpty: () => false,
  Section: () => null,
  reportableItem: (_data, itemId) => items[itemId],
});

const openIn = (caches: PageCaches, initialView: View, options?: SceneOptions): Scene =>
  createScene({
    page: { initialView },
    sections: [{ type: 'notes', id: 'n', data: {} }],
    plugins: [{ name: 'notes', section: () => Promise.resolve(notes) }],
    answer: () => Response.json({ result: { reportId: 'r-1' } }),
    caches,
    ...options,
  });

/** A report is sent in one view, the SDK leaves the page before it has started, and the next page shows another. */
async function resumeIn(next: View, begunIn: View, options?: SceneOptions): Promise<Scene> {
  const caches = openCaches({ owner: () => 'mei', area: 'memory' });
  const host = { starting: () => new Promise<void>(() => undefined) };
  const { store } = openIn(caches, begunIn, { host });
  store.dispatch(fillInReport({ reason: 'other', detail: 'Rude words.', agreed: true }));
  void store.dispatch(sendReport('Sent.'));
  const scene = openIn(caches, next, options);
  await scene.store.dispatch(await resumeReport(createI18n('en')));
  return scene;
}

const profile: View = { name: 'profile' };
const account: View = { name: 'named', view: 'report' };
const note = (itemId: string): View => ({ name: 'named', view: 'report', plugin: 'notes', itemId });

it('a report that goes on after the SDK has left the page names its item as the form does', async () => {
  const i18n = createI18n('en');
  await addTexts(i18n, reportTexts);
  const t = i18n.getFixedT('en', reportTexts.namespace) as Translate<typeof en>;
  const { requests, store } = await resumeIn(note('n-1'), note('n-1'));
  const { date } = cachedFormatters('en', store.getState().page.account.timeZone);
  const line = itemLine(mia, 'n-1', { t, date });
  expect(requests).toMatchObject([{ method: 'POST', body: { detail: `${line}\n\nRude words.` } }]);
  expect(line).toMatch(/Nov \d+, 2026, n-1/);
});

it.each([account, profile])(
  'a report of the account goes on in any view that is about nothing else, %o',
  async (next) => {
    const { requests } = await resumeIn(next, account);
    expect(requests).toMatchObject([{ method: 'POST', body: { detail: 'Rude words.' } }]);
  },
);

it.each([
  [note('n-1'), profile],
  [note('n-1'), account],
  [note('n-1'), note('n-2')],
  [account, note('n-1')],
  // It is gone by now.
  [note('n-3'), note('n-3')],
])('a report of %o is not sent about something else, %o, and its words stay', async (begunIn, next) => {
  const { requests, store } = await resumeIn(next, begunIn);
  expect(requests).toEqual([]);
  expect(store.getState().notices).toEqual([]);
  store.dispatch(recallReport());
  expect(selectReport(store.getState())).toMatchObject({
    draft: { detail: 'Rude words.', agreed: false },
    sending: { status: 'None' },
  });
});

it('a report whose item cannot be loaded is not sent, which the visitor is told, and its words stay', async () => {
  const plugins = [{ name: 'notes', section: () => Promise.reject(new Error('Failed to fetch')) }];
  const { errors, requests, store } = await resumeIn(note('n-1'), note('n-1'), { plugins });
  expect(requests).toEqual([]);
  expect(errors).toEqual(['report']);
  expect(store.getState().notices).toMatchObject([{ tone: 'failure', keys: ['error.report'] }]);
  store.dispatch(recallReport());
  expect(selectReport(store.getState()).draft.detail).toBe('Rude words.');
});
