import { expect, it, onTestFinished, vi } from 'vitest';
import { createLineVisitors } from './line-visitors.js';

/** LINE, which knows one token of the channel 1234567890, and one of another channel. */
function line() {
  const asked: string[] = [];
  const ask = vi.fn((address: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(address);
    const token =
      searchParams.get('access_token') ??
      new Headers(init.headers).get('authorization')?.slice('Bearer '.length);
    asked.push(`${pathname} ${token}`);
    if (token !== 'of+ours' && token !== 'of-another')
      return Promise.resolve(new Response('{}', { status: 400 }));
    return Promise.resolve(
      Response.json(
        pathname === '/v2/profile'
          ? { userId: 'U1', displayName: 'Mei' }
          : { client_id: token === 'of+ours' ? '1234567890' : '999', expires_in: 1000 },
      ),
    );
  });
  return { ask, asked };
}

it('a token of LINE is the visitor whom LINE names, asked for once by requests that come together', async () => {
  const { ask, asked } = line();
  const visitorOf = createLineVisitors('1234567890-AbcdEfgh', ask);
  expect(await Promise.all([visitorOf('of+ours'), visitorOf('of+ours')])).toEqual([
    'visitor-U1',
    'visitor-U1',
  ]);
  expect(asked).toEqual(['/oauth2/v2.1/verify of+ours', '/v2/profile of+ours']);
});

it('a token of another channel, or one that LINE refuses, is nobody', async () => {
  const { ask, asked } = line();
  const visitorOf = createLineVisitors('1234567890-AbcdEfgh', ask);
  expect([await visitorOf('of-another'), await visitorOf('made-up')]).toEqual([undefined, undefined]);
  expect(asked).toEqual(['/oauth2/v2.1/verify of-another', '/oauth2/v2.1/verify made-up']);
});

it('a token is asked for again after LINE could not be reached', async () => {
  const { ask } = line();
  const visitorOf = createLineVisitors('1234567890-AbcdEfgh', ask);
  ask.mockRejectedValueOnce(new TypeError('fetch failed'));
  await expect(visitorOf('of+ours')).rejects.toThrow('fetch failed');
  expect(await visitorOf('of+ours')).toBe('visitor-U1');
});

it.each([500, 429])('a token is asked for again after LINE has answered %i', async (status) => {
  const { ask } = line();
  const visitorOf = createLineVisitors('1234567890-AbcdEfgh', ask);
  ask.mockResolvedValueOnce(new Response('', { status }));
  await expect(visitorOf('of+ours')).rejects.toThrow(`LINE answers ${status}`);
  expect(await visitorOf('of+ours')).toBe('visitor-U1');
});

it('a token is asked for again after ten seconds, since its visitor may have revoked the page', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { ask } = line();
  const visitorOf = createLineVisitors('1234567890-AbcdEfgh', ask);
  expect(await visitorOf('of+ours')).toBe('visitor-U1');
  ask.mockResolvedValue(new Response('{}', { status: 400 }));
  vi.advanceTimersByTime(9_000);
  expect(await visitorOf('of+ours')).toBe('visitor-U1');
  vi.advanceTimersByTime(2_000);
  expect(await visitorOf('of+ours')).toBeUndefined();
});
