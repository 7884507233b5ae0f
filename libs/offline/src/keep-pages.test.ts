import { afterEach, expect, it, vi } from 'vitest';
import { keepPages } from './keep-pages.js';

afterEach(() => vi.unstubAllGlobals());

it('files that come while the service worker takes over are kept with those before', async () => {
  const origin = 'https://page.example';
  const loaded = ['/assets/start.js', '/favicon.svg'];
  const kept: unknown[] = [];
  const container = Object.assign(new EventTarget(), {
    register: vi.fn(() => Promise.resolve()),
    ready: Promise.resolve({ active: { postMessage: (message: unknown) => kept.push(message) } }),
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('location', { origin, pathname: '/@a', search: '?lang=en' });
  vi.stubGlobal('performance', { getEntriesByType: () => loaded.map((path) => ({ name: origin + path })) });
  await keepPages();
  loaded.push('/assets/qr-code.js');
  container.dispatchEvent(new Event('controllerchange'));
  const address = `${origin}/@a?lang=en`;
  expect(kept).toEqual([
    { type: 'keep', address, files: [`${origin}/assets/start.js`] },
    { type: 'keep', address, files: [`${origin}/assets/start.js`, `${origin}/assets/qr-code.js`] },
  ]);
});
