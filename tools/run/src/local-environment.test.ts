import { expect, it } from 'vitest';
import { ownEnvironment, playedApp } from './local-environment.js';

it('a page on an API of one’s own has the variables of the environment, and reports and tracks nowhere else', () => {
  const given = { API_URL: 'https://api.example', KEEP_URL: 'https://keep.example' };
  const app = playedApp('http://localhost:3000');
  const { PUBLIC_URL, LIFF_ID, LIFF_PLUGINS, ...rest } = ownEnvironment(app, given);
  expect(rest).toEqual(given);
  expect([PUBLIC_URL, LIFF_PLUGINS]).toEqual(['http://localhost:3000', '/local/liff-mock.js']);
  expect(LIFF_ID).toBeTruthy();
});
