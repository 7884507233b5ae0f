import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { listen } from '../testing/connections.js';
import { openServer } from '../testing/open-server.js';
import { plugins } from '../testing/plugins.js';
import { samplePage } from '../testing/sample-page.js';
import type { LogEntry } from './log.js';

interface Reported {
  error: Error;
  entry: LogEntry;
}

async function openReported(options: Parameters<typeof openServer>[0] = {}) {
  const reports: Reported[] = [];
  const server = await openServer({
    ...options,
    onFailure: (error, entry) => void reports.push({ error, entry }),
  });
  return { ...server, reports };
}

it('a failure is reported with what was thrown, its stack, and what the log says of it', async () => {
  const { get, api, reports } = await openReported();
  api.answer(500);
  await get('/@komorebi?key=secret');
  expect(reports).toHaveLength(1);
  const [report] = reports;
  expect(report?.entry).toMatchObject({
    level: 'error',
    account: '@komorebi',
    route: 'page',
    code: 'HTTP_ABNORMAL',
    apiPath: '/v1/account-page/{searchId}/',
  });
  expect(report?.error).toBeInstanceOf(Error);
  expect(report?.error.name).toBe('ProfileError');
  expect(report?.error.stack).toMatch(/\n +at .*\.ts:\d+:\d+/);
});

it('a failure that an older answer hides from visitors is reported as a warning', async () => {
  const { get, api, reports } = await openReported({ freshFor: 0, renderedFor: 0 });
  await get('/@komorebi');
  api.answer(500);
  await get('/@komorebi');
  await expect.poll(() => reports.map(({ entry }) => entry)).toMatchObject([{ level: 'warn' }]);
});

it('a section that throws is reported with the line of code', async () => {
  const broken = (): never => {
    throw new TypeError('highlights is not a function');
  };
  const { get, reports } = await openReported({
    plugins: [{ name: 'queue', UnderShortcuts: broken }, ...plugins],
  });
  await get('/@komorebi');
  const [report] = reports;
  expect(report?.error).toMatchObject({ name: 'TypeError', message: 'highlights is not a function' });
  expect(report?.error.stack).toContain('failure-reports.test.ts');
});

it.each([
  '/09012345678',
  '/%40zq%20zq',
  '/09012345678/contact.vcf?lang=09012345678',
  '/liff?liff.state=%2F09012345678%3Fzq',
  '/@komorebi?q=zq%20%E3%81%8A%E8%8C%B6',
])('no report has what was asked for, though the error quotes it: %s', async (path) => {
  const { get, reports, log } = await openReported({
    // What is thrown here can quote anything.
    turns: {
      begin: () => {
        const cause = Object.assign(new Error(`Cannot open ${decodeURIComponent(path)}`), {
          config: { headers: { cookie: 'zq' }, url: path },
        });
        return Promise.reject(new TypeError(`No page for ${path}`, { cause }));
      },
      goOn: () => Promise.resolve(),
    },
  });
  await get(path, { cookie: 'visitor=zq' });
  const all = JSON.stringify(
    reports.map(({ error, entry }) => [entry, error.message, error.stack, error.cause, { ...error }]),
  );
  expect(reports.length).toBeGreaterThan(0);
  expect(all + log.join()).not.toMatch(/0901234|zq|お茶|%E3%81/);
});

it('whoever reports costs no page, however that fails', async () => {
  const { get, api } = await openServer({
    freshFor: 0,
    renderedFor: 0,
    onFailure: () => {
      throw new Error('The service is not there');
    },
  });
  expect((await get('/@komorebi')).status).toBe(200);
  api.answer(500);
  expect((await get('/@komorebi')).status).toBe(200);
  expect((await get('/@shanlan')).status).toBe(503);
});

it.each([
  ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', true],
  ['00-00000000000000000000000000000000-b7ad6b7169203331-01', false],
  ['visitor=zq', false],
  ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01, zq', false],
])('the trace of a request goes on to the API, if it is one: %s', async (traceparent, isOne) => {
  const traces: unknown[] = [];
  const api = createServer(({ headers }, response) => {
    traces.push(headers['traceparent']);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ result: samplePage() }));
  });
  const API_URL = `http://127.0.0.1:${await listen(api)}`;
  const { get } = await openServer({ env: { API_URL } });
  expect((await get('/@komorebi', { traceparent })).status).toBe(200);
  expect(traces).toEqual([isOne ? traceparent : undefined]);
});
