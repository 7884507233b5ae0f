import type { APIRequestContext } from '@playwright/test';
import { addresses } from '../support/addresses.js';
import { expect, inApp, test } from './support/fixtures.js';

/** A request as logged by the platform. */
interface LoggedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
}

/** Headers that no script can set, by the Fetch standard. Without Cookie, which must not be sent to the APIs. */
const browsersOwn =
  /^(accept-encoding|access-control-request-(headers|method)|connection|content-length|date|dnt|expect|host|keep-alive|origin|referer|te|trailer|transfer-encoding|upgrade|via|(proxy|sec)-.*)$/;

/** Headers that some browsers set by themselves. If the page set them, they would appear in a preflight. */
const ownWhereNotSet = ['accept-language', 'cache-control', 'pragma', 'priority', 'user-agent'];

const everyCall = ['accept', 'content-language', 'x-call-origin', 'x-opener-platform', 'x-transaction-id'];
const inTheApp = [...everyCall, 'x-access-token', 'x-add-friend-route', 'x-opener-key'];
const keep = ['accept', 'accept-language', 'authorization', 'content-type'];

/** Headers by client and method, and then those that need a preflight. */
const expected: Record<string, { sent: string[]; asked: string[] }> = {
  'Profile GET': { sent: inTheApp, asked: inTheApp.filter(isAskedFor) },
  'Profile POST': { sent: inTheApp, asked: inTheApp.filter(isAskedFor) },
  'Profile POST with a body': {
    sent: [...inTheApp, 'content-type'],
    asked: [...inTheApp, 'content-type'].filter(isAskedFor),
  },
  'Profile PUT with a body': {
    sent: [...inTheApp, 'content-type'],
    asked: [...inTheApp, 'content-type'].filter(isAskedFor),
  },
  'Profile DELETE': { sent: inTheApp, asked: inTheApp.filter(isAskedFor) },
  'anonymous Profile GET': { sent: everyCall, asked: everyCall.filter(isAskedFor) },
  'anonymous Profile POST with a body': {
    sent: [...everyCall, 'content-type'],
    asked: [...everyCall, 'content-type'].filter(isAskedFor),
  },
  'Keep GET': { sent: keep, asked: ['authorization', 'content-type'] },
  'Keep POST': { sent: keep, asked: ['authorization', 'content-type'] },
  'Keep DELETE': { sent: keep, asked: ['authorization', 'content-type'] },
};

/** All others may be sent to any origin without a preflight, by the Fetch standard. */
function isAskedFor(name: string): boolean {
  return !['accept', 'accept-language', 'content-language'].includes(name);
}

async function requestsOf(request: APIRequestContext): Promise<LoggedRequest[]> {
  return (await (await request.get(`${addresses.platform}/__control/requests`)).json()) as LoggedRequest[];
}

/** Sorted names of a call's headers, without the browser's own. */
function sentBy({ headers }: LoggedRequest, wanted: string[]): string[] {
  return Object.keys(headers)
    .filter((name) => !browsersOwn.test(name))
    .filter((name) => wanted.includes(name) || !ownWhereNotSet.includes(name))
    .sort();
}

/** The table's key for a call; undefined if it is of neither client. */
function kindOf({ method, path, headers }: LoggedRequest): string | undefined {
  if (path.startsWith('/v1/keep')) return `Keep ${method}`;
  if (!path.startsWith('/v1/account-page/')) return undefined;
  const who = headers['x-access-token'] ? '' : 'anonymous ';
  return `${who}Profile ${method}${headers['content-type'] ? ' with a body' : ''}`;
}

test('the API gets exactly these headers from each client and method', async ({
  tab,
  visitor,
  request,
  refuse,
}) => {
  // With a service worker, WebKit sends fewer preflights: none for a method that was allowed a moment ago.
  await refuse('service-worker', Number.MAX_SAFE_INTEGER);
  const log = `${addresses.platform}/__control/requests`;
  expect((await request.delete(log)).ok()).toBe(true);
  await tab.goto('/@harbor?lang=en');
  await tab.ready();
  await tab.role('button', 'Contact').click();
  await tab.role('dialog').role('button', 'Call in LINE').click();
  await tab.role('dialog').text('Add this account as a friend to call it.').shown();
  await tab.goto('/@harbor/report?lang=en');
  await tab.ready();
  await tab.role('radio', 'Other').click();
  await tab.role('checkbox').click();
  await tab.role('button', 'Send report').click();
  await tab.role('heading', 'Thank you for your report').shown();

  await tab.goto(inApp('@harbor', visitor.token, '&key=k1&addFriendRoute=chat'));
  await tab.ready();
  const act = async (name: string | RegExp, said: string | RegExp): Promise<void> => {
    await tab.role('button', name).click();
    await tab.role('status').text(said).shown();
  };
  await act('Add friend', /was added as a friend/);
  // A button that replaces another ignores taps for a moment.
  await tab.reload();
  await act('Favorite', 'Added to your favorites.');
  const sheet = tab.role('dialog');
  const actInSheet = async (name: string, said: string | RegExp): Promise<void> => {
    await sheet.role('button', name).click();
    await sheet.role('status').text(said).shown();
  };
  await tab.role('button', 'Save').click();
  await sheet.role('status').text('Saved to Keep.').shown();
  await actInSheet('Save to Keep', 'Removed from Keep.');
  await actInSheet('Follow', /You are now following/);
  // Two quick taps count as one.
  await tab.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 600)));
  await actInSheet('Follow', /You are no longer following/);

  const userAgent = await tab.evaluate(() => navigator.userAgent);
  const all = (await requestsOf(request)).filter(({ headers }) => headers['origin'] === addresses.page);
  const calls = all.filter((call) => call.method !== 'OPTIONS' && kindOf(call));
  const kinds = [...new Set(calls.map(kindOf))];
  expect(kinds.sort()).toEqual(Object.keys(expected).sort());
  for (const call of calls) {
    const name = `${call.method} ${call.path}`;
    const { sent = [], asked = [] } = expected[kindOf(call) ?? ''] ?? {};
    expect(sentBy(call, sent), name).toEqual([...sent].sort());
    expect(call.headers['user-agent'], name).toBe(userAgent);
    const preflights = all
      .filter(({ method, path }) => method === 'OPTIONS' && path === call.path)
      .filter(({ headers }) => headers['access-control-request-method'] === call.method)
      .map(({ headers }) => (headers['access-control-request-headers'] ?? '').split(/,\s*/).sort());
    // Each kind of request differs in address or method.
    for (const preflight of preflights) expect(preflight, `before ${name}`).toEqual([...asked].sort());
    expect(preflights.length, `before ${name}`).toBeGreaterThan(0);
  }
});
