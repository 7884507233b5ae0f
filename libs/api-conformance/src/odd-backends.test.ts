import { expect, it } from 'vitest';
import { apiDocument } from '../../../tools/build/api-document.js';
import { rules, runRules, textReport, type RunRulesOptions } from './index.js';

const options: RunRulesOptions = {
  apiUrl: 'https://api.example',
  keepUrl: 'https://keep.example',
  account: '@komorebi',
  token: 'secret-token',
  write: true,
  document: apiDocument('api-client'),
  prepared: {
    rival: 'secret-rival',
    relations: { friend: 'secret-friend' },
    followLimit: 'secret-full',
    nearFollowLimit: { token: 'secret-near', accounts: ['@shanlan'] },
    lastTable: 'slot',
    forbiddenAccount: '@forbidden',
    keep: { 402: 'secret-forbidden' },
  },
};

/** An answer that has what was sent. */
const echo = async (request: Request): Promise<Response> =>
  Response.json({ result: JSON.stringify([...request.headers]) + (await request.text()) });

it.each<[string, (request: Request) => Response | Promise<Response>]>([
  ['answers with null', () => Response.json({ code: 0, message: 'ok', result: null })],
  [
    'answers with a page only',
    () => Response.json({ result: { account: { accountId: 'a' }, items: [null], nextCursor: 3 } }),
  ],
  ['answers with what was sent', echo],
  ['answers with HTML', () => new Response('<html>')],
  ['fails', () => new Response('<html>', { status: 502 })],
  ['leads elsewhere', () => Response.redirect('https://elsewhere.example', 302)],
  ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
])('every rule has a result for a backend that %s, and no report has a token', async (_, answer) => {
  const fetch: typeof globalThis.fetch = async (input, init) => answer(new Request(input, init));
  const results = await runRules({ ...options, fetch });
  expect(results.map(({ rule }) => rule)).toEqual(rules.map(({ name }) => name));
  expect(results.filter(({ outcome }) => outcome === 'fails').length).toBeGreaterThan(5);
  expect(`${JSON.stringify(results)}${textReport(results)}`).not.toContain('secret-');
});
