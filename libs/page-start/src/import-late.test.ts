import { withChecksum } from '@oa-profile/offline/whole-file';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as ImportLate from './import-late.js';

const whole = withChecksum('export const words = 1;');
const cut = whole.slice(0, 9);

let importLate: typeof ImportLate.importLate;
const load = vi.fn(() => Promise.resolve('module'));

/** Answers requests with these texts, one after the other. Returns the caches that were asked. */
function answering(...answers: (string | Response)[]): string[] {
  const caches: string[] = [];
  vi.stubGlobal('fetch', (_address: string, { cache = 'default' }: RequestInit) => {
    caches.push(cache);
    const answer = answers.shift() ?? whole;
    return Promise.resolve(
      typeof answer === 'string'
        ? new Response(answer, { headers: { 'content-type': 'text/javascript' } })
        : answer,
    );
  });
  return caches;
}

beforeEach(async () => {
  load.mockClear();
  vi.stubGlobal('location', { origin: 'https://page.example' });
  vi.stubGlobal('document', {
    getElementById: () => null,
    querySelector: (selector: string) => (selector.includes('"/assets/main.js"') ? {} : null),
  });
  vi.resetModules();
  ({ importLate } = await import('./import-late.js'));
});
afterEach(() => vi.unstubAllGlobals());

const late = (): Promise<string> => importLate(load, ['assets/late.js', 'assets/main.js']);

it('importLate requests a whole file once, and no script that has started the page', async () => {
  const caches = answering();
  expect(await late()).toBe('module');
  await late();
  expect(caches).toEqual(['default']);
});

it.each([
  ['was cut', cut],
  ['is empty', ''],
  ['has lost its beginning', whole.slice(1)],
  ['was replaced by a portal', new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['was missing once', new Response('', { status: 404 })],
])('a file that %s is requested once more, past the cache, before it is imported', async (_, damaged) => {
  const caches = answering(damaged);
  expect(await late()).toBe('module');
  expect(caches).toEqual(['default', 'reload']);
});

it('importLate imports no file that is damaged again, and requests it past the cache when it is tried again', async () => {
  const caches = answering(cut, whole.slice(0, 12));
  await expect(late()).rejects.toMatchObject({ code: 'HTTP_NETWORK_ERROR' });
  expect(load).not.toHaveBeenCalled();
  expect(await late()).toBe('module');
  expect(caches).toEqual(['default', 'reload', 'reload']);
});

it.each(['<html>Log in</html>', '\n <!doctype html>', ''])(
  'importLate never imports what a network answers in place of every file: %j',
  async (portal) => {
    answering(portal, portal);
    await expect(late()).rejects.toMatchObject({ code: 'HTTP_NETWORK_ERROR' });
    expect(load).not.toHaveBeenCalled();
  },
);

it('importLate leaves it to the browser whether a file works that something on the way has rewritten', async () => {
  const rewritten = 'export const words=1';
  answering(rewritten, rewritten);
  expect(await late()).toBe('module');
});
