import { ProfileError } from '@oa-profile/errors';
import { expect, it, vi } from 'vitest';
import { withAccessToken } from './index.js';

const refusal = new ProfileError({ code: 'HTTP_ABNORMAL', message: 'no', data: { status: 401 } });

/** An API that takes one token only. */
const taking = (good: string) =>
  vi.fn(async (token: string | undefined) => {
    if (token !== good) throw refusal;
    return 'answer';
  });

it('asks for the token before each call', async () => {
  const getAccessToken = vi.fn().mockReturnValueOnce('a').mockReturnValueOnce('b');
  const call = vi.fn(async (token: string | undefined) => token);
  const tokens = { getAccessToken, renewAccessToken: async () => false };
  expect([await withAccessToken(tokens, call), await withAccessToken(tokens, call)]).toEqual(['a', 'b']);
});

it('calls once more with another token when the first is refused', async () => {
  let token = 'old';
  const renewAccessToken = vi.fn(async () => {
    token = 'new';
    return true;
  });
  const call = taking('new');
  expect(await withAccessToken({ getAccessToken: () => token, renewAccessToken }, call)).toBe('answer');
  expect(call.mock.calls).toEqual([['old'], ['new']]);
});

it('does not go on for ever when every token is refused', async () => {
  const call = taking('none');
  const tokens = { getAccessToken: () => 'old', renewAccessToken: async () => true };
  await expect(withAccessToken(tokens, call)).rejects.toBe(refusal);
  expect(call).toHaveBeenCalledTimes(2);
});

it('asks for no other token for an anonymous visitor, and after any other failure', async () => {
  const renewAccessToken = vi.fn(async () => true);
  await expect(
    withAccessToken({ getAccessToken: () => undefined, renewAccessToken }, taking('none')),
  ).rejects.toBe(refusal);
  const broken = new ProfileError({ code: 'HTTP_ABNORMAL', message: 'no', data: { status: 403 } });
  await expect(
    withAccessToken({ getAccessToken: () => 'old', renewAccessToken }, () => Promise.reject(broken)),
  ).rejects.toBe(broken);
  expect(renewAccessToken).not.toHaveBeenCalled();
});

it('keeps in mind that an attempt before the renewal may have got through', async () => {
  const failure = (status: number, mayHaveActed?: true): ProfileError =>
    new ProfileError({ code: 'HTTP_ABNORMAL', message: 'no', data: { status, mayHaveActed } });
  const answers = [failure(401, true), failure(403)];
  const tokens = { getAccessToken: () => 'old', renewAccessToken: async () => true };
  await expect(withAccessToken(tokens, () => Promise.reject(answers.shift()!))).rejects.toMatchObject({
    code: 'HTTP_ABNORMAL',
    data: { status: 403, mayHaveActed: true },
  });
});
