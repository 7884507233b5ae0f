import { expect, test } from './support/fixtures.js';

const page = '/@harbor?lang=en';

test('the sources of the page are not public: no file names a source map, and none is served', async ({
  request,
}) => {
  const html = await (await request.get(page)).text();
  const scripts = [...html.matchAll(/\/assets\/[\w-]+\.(js|css)/g)].map(([address]) => address);
  expect(scripts.length).toBeGreaterThan(2);
  for (const address of new Set(scripts)) {
    expect(await (await request.get(address)).text(), address).not.toContain('sourceMappingURL');
    const map = await request.get(`${address}.map`);
    expect(map.status(), address).toBe(404);
    expect(map.headers()['content-type']).toContain('text/plain');
  }
});

test('the licences of everything sent to visitors are served, too', async ({ request }) => {
  const answer = await request.get('/licences.md');
  expect(answer.status()).toBe(200);
  const text = await answer.text();
  for (const name of ['react', 'leaflet', 'i18next', 'axios'])
    expect(text).toMatch(new RegExp(`^## ${name} `, 'm'));
  expect(text).toContain('Permission is hereby granted');
});
