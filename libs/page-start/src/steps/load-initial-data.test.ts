import { createErrorLog } from '@oa-profile/telemetry';
import { afterEach, expect, it, vi } from 'vitest';
import { elementIds } from '../document/index.js';
import { loadInitialData } from './load-initial-data.js';

/** A document of the page server, with the texts of its data elements by id. */
function openDocument(lang: string, texts: Record<string, string>): void {
  vi.stubGlobal('document', {
    documentElement: { lang },
    getElementById: (id: string) => (id in texts ? { textContent: texts[id] } : null),
  });
}
afterEach(() => vi.unstubAllGlobals());

const load = () =>
  loadInitialData({ log: createErrorLog(() => undefined), plugins: () => Promise.resolve([]) });
const initialData = { origin: 'web', lang: 'en', opener: { platform: 'iOS' }, account: {} };

it.each(['xx', 'en-US', '', undefined])(
  'a document delivered in the language %j is refused, even if a translator has changed that since',
  async (lang) => {
    openDocument('en', { [elementIds.initialData]: JSON.stringify({ ...initialData, lang }) });
    await expect(load()).rejects.toMatchObject({ code: 'DATA_INVALID', message: 'invalid lang' });
  },
);

/** What the server has sent, which the page reads again if in doubt. */
function delivered(root: string | Error): void {
  vi.stubGlobal('location', { href: 'https://page.example/@komorebi' });
  vi.stubGlobal('fetch', () =>
    root instanceof Error
      ? Promise.reject(root)
      : Promise.resolve(new Response(`<!doctype html>${root}<head></head>`)),
  );
}

it.each(['<html lang="xx" data-oa>', '<html lang="" data-oa>', '<html data-oa>'])(
  'loadInitialData refuses a document that was delivered as %s',
  async (root) => {
    openDocument('xx', { [elementIds.initialData]: JSON.stringify(initialData) });
    delivered(root);
    await expect(load()).rejects.toMatchObject({ code: 'DATA_INVALID', message: 'invalid lang' });
  },
);

it.each([
  ['to another of ours', 'ja', new Error('Not needed')],
  ['to one that is not ours', 'fr', '<html data-oa lang="en" class="a">'],
  ['while nothing can be read again', 'fr', new Error('Offline')],
  ['where only other markup can be read again', 'fr', '<p>'],
])('the document’s language stays if a translator changes it %s', async (_, lang, root) => {
  openDocument(lang, { [elementIds.initialData]: JSON.stringify(initialData) });
  delivered(root);
  // The next element is missing: the language has been accepted.
  await expect(load()).rejects.toMatchObject({ message: 'invalid element' });
});

it.each([
  ['is missing', {}],
  ['is empty', { [elementIds.initialData]: '' }],
  ['is not JSON', { [elementIds.initialData]: '}' }],
])('loadInitialData refuses a document whose initial data %s', async (_, texts) => {
  openDocument('en', texts);
  await expect(load()).rejects.toMatchObject({ code: 'DATA_INVALID', message: 'invalid element' });
});

it('loadInitialData refuses a document without the page data', async () => {
  openDocument('en', { [elementIds.initialData]: JSON.stringify(initialData) });
  await expect(load()).rejects.toMatchObject({
    message: 'invalid element',
    data: { id: elementIds.pageData },
  });
});

it('loadInitialData throws the error that the server has put into the page', async () => {
  openDocument('en', { [elementIds.initialData]: '{"error":{"code":"DATA_NOT_FOUND"}}' });
  await expect(load()).rejects.toMatchObject({ code: 'DATA_NOT_FOUND' });
});
