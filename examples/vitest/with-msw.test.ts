import { createProfileApiClient } from '@oa-profile/api-client';
import { failure, fakeProfileApi, profileApiHandlers } from '@oa-profile/api-client/testing';
import { createKeepClient } from '@oa-profile/keep-client';
import { fakeKeepClient, keepApiHandlers } from '@oa-profile/keep-client/testing';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveAccount } from './save-account.js';

// The clients themselves, as the application makes them. Without retries no failure slows a test.
const api = createProfileApiClient({
  baseUrl: 'https://api.example.com',
  origin: 'web',
  language: 'vi',
  opener: { platform: 'Unknown' },
  retries: 0,
});
const keep = createKeepClient({
  baseUrl: 'https://keep.example.com',
  getAccessToken: () => 'visitor-token',
  retries: 0,
});

const fakeApi = fakeProfileApi();
const fakeKeep = fakeKeepClient();
const server = setupServer(
  ...profileApiHandlers(http, fakeApi),
  ...keepApiHandlers(http, fakeKeep, 'https://keep.example.com'),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

test('an account is kept by real requests', async () => {
  expect(await saveAccount(api, keep, '@komorebi')).toBe('kept');
  expect(fakeApi.calls).toMatchObject([
    { method: 'getAccountPage', args: ['@komorebi', { language: 'vi' }] },
  ]);
  expect(fakeKeep.calls).toMatchObject([{ method: 'create', args: [{ title: 'Komorebi Coffee' }] }]);
});

test('what the servers refuse has its code', async () => {
  fakeKeep.answer({ create: failure('EXCEED_KEEP_SIZE') });
  expect(await saveAccount(api, keep, '@komorebi')).toBe('full');
  fakeApi.answer({ getAccountPage: failure('HTTP_NETWORK_ERROR') });
  await expect(saveAccount(api, keep, '@komorebi')).rejects.toMatchObject({ code: 'HTTP_NETWORK_ERROR' });
});
