import { expect, it } from 'vitest';
import { fileRequest } from '@oa-profile/profile/internal/testing';
import { directionsTo } from './directions.js';

const text = '3-99-7 Yanaka, Tokyo';
const point = { latitude: 35.72, longitude: 139.76 };

const agents = {
  iPhone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15',
  Mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15',
  Android: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36',
  Windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36',
  'an unknown device': '',
};

const leadsTo = (address: object, device: keyof typeof agents): URL =>
  new URL(
    directionsTo(fileRequest({ info: { address: address as never }, userAgent: agents[device] }))?.to ?? '',
  );
const said = ({ href }: URL): string => decodeURIComponent(href).replaceAll('+', ' ');

it.each([
  ['iPhone', 'maps.apple.com'],
  ['Mac', 'maps.apple.com'],
  ['Android', 'www.google.com'],
  ['Windows', 'www.google.com'],
  ['an unknown device', 'www.google.com'],
] as const)(
  'on %s the address for directions leads to the map of %s, with the place’s name and point',
  (device, host) => {
    const target = leadsTo({ text, ...point }, device);
    expect(target.hostname).toBe(host);
    expect(said(target)).toContain('Komorebi Coffee');
    expect(said(target)).toContain('35.72,139.76');
  },
);

it.each(['iPhone', 'Android'] as const)(
  'on %s a place without a position is found by its name and address',
  (device) => {
    expect(said(leadsTo({ text }, device))).toContain(`Komorebi Coffee, ${text}`);
  },
);

it('without an address there are no directions', () => {
  expect(directionsTo(fileRequest({ info: { phone: '03-0123-4567' } }))).toBeUndefined();
});
