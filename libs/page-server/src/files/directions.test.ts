import { expect, it } from 'vitest';
import { openServer } from '../testing/open-server.js';
import { samplePage } from '../testing/sample-page.js';

const text = '3-99-7 Yanaka, Tokyo';
const point = { latitude: 35.72, longitude: 139.76 };
const path = '/@komorebi/directions';

const open = (address: object | undefined) =>
  openServer({ page: samplePage({}, { address, websites: [], phone: '03-0123-4567' } as never) });

const agents = {
  iPhone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15',
  Mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15',
  Android: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36',
  Windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36',
  'an unknown device': '',
};

it.each([
  ['iPhone', 'maps.apple.com'],
  ['Mac', 'maps.apple.com'],
  ['Android', 'www.google.com'],
  ['Windows', 'www.google.com'],
  ['an unknown device', 'www.google.com'],
] as const)(
  'on %s the address for directions leads to the map of %s, with the place’s name and point',
  async (device, host) => {
    const { get } = await open({ text, ...point });
    const answer = await get(path, { 'user-agent': agents[device] });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('cache-control')).toContain('private');
    const target = new URL(answer.headers.get('location') ?? '');
    expect(target.hostname).toBe(host);
    const said = decodeURIComponent(target.href).replaceAll('+', ' ');
    expect(said).toContain('Komorebi Coffee');
    expect(said).toContain('35.72,139.76');
  },
);

it.each(['iPhone', 'Android'] as const)(
  'on %s a place without a position is found by its name and address',
  async (device) => {
    const { get } = await open({ text });
    const answer = await get(path, { 'user-agent': agents[device] });
    const said = decodeURIComponent(answer.headers.get('location') ?? '').replaceAll('+', ' ');
    expect(said).toContain(`Komorebi Coffee, ${text}`);
  },
);

it('without an address there are no directions', async () => {
  const { get } = await open(undefined);
  expect((await get(path)).status).toBe(404);
});
