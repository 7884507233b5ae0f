import { account, accountPage, failure, fakeProfileApi } from '@oa-profile/api-client/testing';
import { fakeKeepClient } from '@oa-profile/keep-client/testing';
import { expect, test } from 'vitest';
import { saveAccount } from './save-account.js';

test('an account is kept under its name', async () => {
  const api = fakeProfileApi({ getAccountPage: accountPage({ account: account({ name: 'Shanlan' }) }) });
  const keep = fakeKeepClient();
  expect(await saveAccount(api, keep, '@shanlan')).toBe('kept');
  expect(api.calls).toEqual([{ method: 'getAccountPage', args: ['@shanlan'] }]);
  expect(keep.calls).toEqual([
    {
      method: 'create',
      args: [{ contentId: '@412kmrbi', title: 'Shanlan', url: 'https://page.example.com/@shanlan' }],
    },
  ]);
});

test('an account that was kept before is kept', async () => {
  const keep = fakeKeepClient({ create: failure('ALREADY_EXIST_CONTENT') });
  expect(await saveAccount(fakeProfileApi(), keep, '@komorebi')).toBe('kept');
});

test('a full collection and an account that is gone are told apart', async () => {
  const full = fakeKeepClient({ create: failure('EXCEED_KEEP_SIZE') });
  expect(await saveAccount(fakeProfileApi(), full, '@komorebi')).toBe('full');
  const gone = fakeProfileApi({ getAccountPage: failure('HTTP_ABNORMAL', { status: 404 }) });
  expect(await saveAccount(gone, full, '@nobody')).toBe('gone');
  expect(full.calls).toHaveLength(1);
});
