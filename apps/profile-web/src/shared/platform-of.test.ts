import { expect, it } from 'vitest';
import { platformOf } from './platform-of.js';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'iOS'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Desktop'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Desktop'],
  ['curl/8.0', 'Unknown'],
  ['', 'Unknown'],
])('the user agent %j is on %s', (agent, platform) => {
  expect(platformOf(agent)).toBe(platform);
});
