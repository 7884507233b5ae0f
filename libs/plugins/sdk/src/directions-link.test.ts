import { expect, it } from 'vitest';
import { directionsLink } from './directions-link.js';

const text = '東京都台東区谷中3-99-7';
const place = { text, latitude: 35.72, longitude: 139.76 };

it.each([
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15',
    'maps.apple.com',
  ],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'maps.apple.com'],
  ['Android', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36', 'www.google.com'],
  ['Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 'www.google.com'],
  ['the server', undefined, 'www.google.com'],
])('on %s the way is shown by the map app of the platform', (_, userAgent, host) => {
  const { hostname, searchParams } = new URL(directionsLink(place, userAgent));
  expect(hostname).toBe(host);
  expect(searchParams.get('daddr') ?? searchParams.get('destination')).toBe('35.72,139.76');
});

it.each([{}, { latitude: 35.72 }, { longitude: 139.76 }])(
  'directionsLink leads to the address in words when the position is %o',
  (part) => {
    expect(new URL(directionsLink({ text, ...part })).searchParams.get('destination')).toBe(text);
  },
);
