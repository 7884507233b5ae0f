import { friendshipTypes } from '@oa-profile/api-client/internal';
import { expect, it } from 'vitest';
import { safeParse } from 'valibot';
import { recommendationSchema } from './recommendation-schema.js';

const account = { accountId: 'oa-shanlan', searchId: '@shanlan', name: '山嵐茶屋', badge: 'verified' };
const parse = (data: unknown) => safeParse(recommendationSchema, data).output;

it('recommendationSchema drops accounts that the visitor has blocked, and no others', () => {
  const accounts = friendshipTypes.map((friendshipType) => ({
    ...account,
    accountId: friendshipType,
    relation: { friendshipType, favorite: 'unknown' },
  }));
  const shown = (parse({ accounts, items: [] }) as { accounts: { accountId: string }[] }).accounts;
  expect(shown.map(({ accountId }) => accountId)).toEqual([
    'unspecified',
    'friend',
    'recommend',
    'deleted',
    'unknown',
  ]);
});

it('accounts whose relation to the visitor is unknown are kept', () => {
  expect(parse({ accounts: [account], items: [] })).toMatchObject({ accounts: [account] });
});
