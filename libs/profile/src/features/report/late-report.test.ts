import { createI18n } from '@oa-profile/i18n';
import { definePlugin } from '@oa-profile/plugin-sdk';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { openCaches } from '../../page/open-caches.js';
import { createScene } from '../../testing/create-scene.js';
import { resumeReport } from './late-report.js';
import { fillInReport } from './report-flow.js';

const notes = definePlugin({
  type: 'notes',
  texts: { namespace: 'notes', load: () => Promise.resolve({ title: 'Notes' }) },
  schema: v.object({}),
  source: { kind: 'account-page' },
  isEmpty: () => false,
  Section: () => null,
  reportableItem: (_data, itemId) => (itemId === 'n-1' ? { author: 'Mia' } : undefined),
});
const caches = openCaches({ owner: () => 'mei', area: 'memory' });
const open = (path: string) =>
  createScene({
    page: { initialView: { name: 'report', plugin: 'notes', itemId: path } },
    sections: [{ type: 'notes', id: 'n', data: {} }],
    plugins: { notes: () => Promise.resolve(notes) },
    answer: () => Response.json({ result: { reportId: 'r-1' } }),
    caches,
  });

it.each([
  ['n-1', 'Review by \u2068Mia\u2069 (n-1)\n\nRude words.'],
  // It is gone by now.
  ['n-2', 'Rude words.'],
])('a report that goes on after a login is about the item of its address, %s', async (itemId, detail) => {
  open(itemId).store.dispatch(fillInReport({ reason: 'other', detail: 'Rude words.' }));
  const { store, requests } = open(itemId);
  await store.dispatch(await resumeReport(createI18n('en')));
  expect(requests).toMatchObject([{ method: 'POST', body: { detail } }]);
});
