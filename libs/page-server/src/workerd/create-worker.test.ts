import type { Plugin } from '@oa-profile/plugin-sdk/page';
import type { PluginFile } from '@oa-profile/plugin-sdk/internal';
import { expect, it, onTestFinished, vi } from 'vitest';
import { plugins, sharedFiles } from '../testing/plugins.js';
import { startFakeApi } from '../testing/fake-api.js';
import { sampleFiles } from '../testing/sample-files.js';
import { samplePage } from '../testing/sample-page.js';
import { createWorker, type PageWorker, type WorkerEnvironment } from './create-worker.js';

const context: Parameters<PageWorker['fetch']>[2] = {
  waitUntil: () => undefined,
  passThroughOnException: () => undefined,
  props: {},
};
const ASSETS: WorkerEnvironment['ASSETS'] = {
  fetch: () => Promise.resolve(new Response(null, { status: 404 })),
};

async function open(
  variables: Record<string, string> = {},
  more: readonly Plugin[] = [],
): Promise<(path: string, headers?: Record<string, string>) => Promise<Response>> {
  const { url } = await startFakeApi(samplePage());
  const worker = createWorker({ plugins: [...plugins, ...more], files: sampleFiles, texts: {} });
  const environment = { ASSETS, API_URL: url, PUBLIC_URL: 'https://page.example', ...variables };
  return async (path, headers = {}) =>
    worker.fetch(new Request(`https://page.example${path}`, { headers }), environment, context);
}

it.each([
  ['/@Komorebi', '/@komorebi'],
  ['/@Komorebi?utm_source=a&key=qr', '/@komorebi?utm_source=a&key=qr'],
  ['/@komorebi%EF%BC%8C?utm_medium=chat', '/@komorebi?utm_medium=chat'],
  ['/?accountId=%40komorebi&utm_source=old', '/@komorebi?utm_source=old'],
])('a redirect of the worker keeps the whole query: %s', async (path, location) => {
  const get = await open();
  expect((await get(path)).headers.get('location')).toBe(location);
});

it.each([
  [{ MOST_AT_ONCE: 'many' }, 'MOST_AT_ONCE must be a number.'],
  [{ PUBLIC_URL: '' }, 'PUBLIC_URL must be set in production.'],
])('a worker refuses %o by its name', async (variables, sentence) => {
  const get = await open(variables);
  await expect(get('/@komorebi')).rejects.toThrow(sentence);
});

it('a worker keeps no more than an isolate of 128 MB has room for, unless it is told to', async () => {
  const question = (id: number) => ({
    id: `q${id}`,
    question: `Question ${id}`,
    answer: 'Yes. '.repeat(150),
  });
  const items = Array.from({ length: 900 }, (_, id) => question(id));
  const page = { ...samplePage({}, { phone: '03-1234-5678' }), nearbyPlaces: [] };
  page.sections.push({ type: 'faq', id: 'f', data: { items } });
  const askedAgain = async (variables: Record<string, string>): Promise<boolean> => {
    const { url, requests } = await startFakeApi(page);
    const worker = createWorker({ plugins, files: sampleFiles, texts: {} });
    const environment = { ASSETS, API_URL: url, PUBLIC_URL: 'https://page.example', ...variables };
    // A file of the account asks for the same answer, and takes less time than a page.
    const ask = async (number: number): Promise<Response> =>
      worker.fetch(new Request(`https://page.example/@a${number}/contact.vcf?lang=en`), environment, context);
    for (let number = 0; number < 20; number += 1) expect((await ask(number)).status).toBe(200);
    const before = requests.length;
    // Made again, since the file is another one: in the app, or in another language.
    await worker.fetch(
      new Request('https://page.example/@a0/manifest.webmanifest?lang=en'),
      environment,
      context,
    );
    return requests.length > before;
  };
  expect(await askedAgain({})).toBe(true);
  expect(await askedAgain({ API_CACHE_MEGABYTES: '48' })).toBe(false);
});

it('a worker has nothing fetched early for those who save data', async () => {
  const get = await open();
  expect(await (await get('/speculation-rules.json')).json()).not.toEqual({});
  expect(await (await get('/speculation-rules.json', { 'save-data': 'on' })).json()).toEqual({});
});

it.each([
  ['/map', 'https://maps.example/dir?to=tea'],
  ['/view', '/@komorebi/faq?q=tea'],
])('a redirect of a file that all visitors share keeps its own query: %s', async (path, to) => {
  const way: Plugin = {
    name: 'way',
    server: { files: { way: { path: path.slice(1), keptBy: 'all', answer: () => ({ to }) } } },
  };
  const get = await open({}, [way]);
  expect((await get(`/@komorebi${path}?utm_source=a`)).headers.get('location')).toBe(to);
});

it("a worker's files know the parameters that their plugins read, and no others", async () => {
  const queue: Plugin = {
    name: 'queue',
    server: {
      files: {
        ticket: {
          path: 'ticket.txt',
          parameters: ['number'],
          keptBy: 'none',
          answer: ({ query }) => ({ contentType: 'text/plain', content: String(query) }),
        },
      },
    },
  };
  const get = await open({}, [queue]);
  const answer = await get('/@komorebi/ticket.txt?number=3&start=soon&utm_source=a');
  expect(await answer.text()).toBe('number=3');
});

it('a file of a plugin knows the device of its visitor, unless all visitors share it', async () => {
  const device: PluginFile['answer'] = ({ userAgent }) => ({
    contentType: 'text/plain',
    content: userAgent,
  });
  const way: Plugin = {
    name: 'way',
    server: {
      files: {
        own: { path: 'own', keptBy: 'browser', answer: device },
        once: { path: 'once/:number{\\d+}', keptBy: 'none', answer: device },
        shared: { path: 'shared', keptBy: 'all', answer: device },
      },
    },
  };
  const get = await open({}, [way]);
  const answers = ['own', 'once/1', 'shared'].map(async (file) =>
    (await get(`/@komorebi/${file}`, { 'user-agent': 'iPhone' })).text(),
  );
  expect(await Promise.all(answers)).toEqual(['iPhone', 'iPhone', '']);
});

it.each(sharedFiles)(
  'the cache of the platform has one file for all who ask for it, wherever they opened the page: %s',
  async (path) => {
    const keys = new Set<string>();
    const match = (key: string): Promise<undefined> => Promise.resolve(void keys.add(key));
    vi.stubGlobal('caches', { open: () => Promise.resolve({ match, put: () => Promise.resolve() }) });
    onTestFinished(() => void vi.unstubAllGlobals());
    const get = await open();
    for (const query of ['', '&key=qr', '&addFriendRoute=chat', '&utm_source=mail', '&start=soon'])
      await get(`/@komorebi/${path}?lang=en${query}`);
    expect(keys.size).toBe(1);
    await get('/@komorebi?lang=en');
    await get('/@komorebi?lang=en&key=qr');
    expect(keys.size).toBe(3);
  },
);
