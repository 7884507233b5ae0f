import { expect, it } from 'vitest';
import { platformOf } from './platform-of.js';

it.each<[string, string, number?]>([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'iOS'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Desktop'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Desktop'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'iOS', 5],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Desktop', 10],
  ['curl/8.0', 'Unknown'],
  ['', 'Unknown'],
])('the user agent %j is on %s, with %s touch points', (agent, platform, touchPoints = 0) => {
  expect(platformOf(agent, touchPoints)).toBe(platform);
});
