import { setTimeout as sleep } from 'node:timers/promises';
import { answering, changingHeaders, page, refusal, refusing, relation, sending, withNewId, type Breakage, type Breaking, type Json } from './breaking.js'; // prettier-ignore

/** Milliseconds that the data of a section may take in these tests. */
export const SECTION_BUDGET = 50;

const emoji = /\p{Extended_Pictographic}/u;

const sent = (name: string, refused: (value: string) => boolean, method = 'GET'): Breaking =>
  refusing(({ method: sentBy, headers }) => {
    const value = headers.get(name);
    return sentBy === method && value !== null && refused(value);
  });

/** Answers that are kept by address until it is written to, as a proxy does that looks at nothing else. */
function byAddress(): Breaking {
  const answers = new Map<string, Response>();
  return async (request, send) => {
    if (request.method !== 'GET') {
      answers.delete(request.url);
      return send(request);
    }
    const known = answers.get(request.url) ?? (await send(request));
    answers.set(request.url, known.clone());
    return known;
  };
}

/** A server with one worker. */
function oneAtATime(): Breaking {
  let last: Promise<unknown> = Promise.resolve();
  return (request, send) => {
    const turn = last.then(() => sleep(SECTION_BUDGET / 2)).then(() => send(request));
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** A server that knows one caller at a time. */
function withOneToken(): Breaking {
  let token: string | null = null;
  return async (request, send) => {
    token = request.headers.get('x-access-token');
    // All that arrive together are taken in before the first is answered.
    await sleep(20);
    const headers = new Headers(request.headers);
    if (token === null) headers.delete('x-access-token');
    else headers.set('x-access-token', token);
    return send(new Request(request, { headers }));
  };
}

/** Milliseconds after which the forgetful backend has forgotten. */
const FORGETS_AFTER = 20;

/** A server that forgets what it has done. */
function forgetful(): Breaking {
  const since = new Map<string, number>();
  return (request, send) => {
    const id = request.headers.get('x-transaction-id') ?? '';
    const first = since.get(id) ?? Date.now();
    since.set(id, first);
    return send(Date.now() - first >= FORGETS_AFTER ? withNewId(request) : request);
  };
}

/** Settles a write that was refused with the refusal. */
function settlesRefusals(): Breaking {
  const refused = new Set<unknown>();
  return async (request, send) => {
    if (request.method === 'PUT') {
      const { transactionId } = (await request.clone().json()) as Json;
      if (refused.has(transactionId)) return Response.json({ result: { statusCode: 'ALREADY_RESERVED' } });
    }
    const answer = await send(request);
    if (answer.status === 409 && request.url.endsWith('/inventory'))
      refused.add(request.headers.get('x-transaction-id'));
    return answer;
  };
}

/** Switches where it should set. */
function toggling(): Breaking {
  let last: unknown;
  return sending('PUT', relation, async (request) => {
    const { favorite } = (await request.clone().json()) as Json;
    const isRepeat = favorite === last;
    last = isRepeat ? undefined : favorite;
    if (!isRepeat) return request;
    const body = JSON.stringify({ favorite: !favorite });
    return new Request(request.url, { method: 'PUT', headers: withNewId(request).headers, body });
  });
}

/** Keeps the answers to all ids, those to a token that is not valid as well. */
function remembersRefusals(): Breaking {
  const refused = new Set<string>();
  return async (request, send) => {
    const id = request.headers.get('x-transaction-id') ?? '';
    if (refused.has(id)) return refusal(401, 'UNAUTHORIZED');
    const answer = await send(request);
    if (answer.status === 401) refused.add(id);
    return answer;
  };
}

/** What servers and proxies do not take, although the page sends it, or keep from it. */
export const ofCallers: readonly Breakage[] = [
  [
    'callers.reads',
    sent('x-call-origin', (origin) => origin === 'liff'),
    /^x-call-origin$/,
    'refuses the app',
  ],
  [
    'callers.reads',
    sent('x-opener-platform', (platform) => platform !== 'Desktop'),
    /^x-opener-platform$/,
    'refuses what is no desktop',
  ],
  ['callers.reads', sent('x-opener-key', Boolean), /^x-opener-key$/, 'refuses a key'],
  ['callers.reads', sent('x-opener-key', (key) => key.length > 128), /^x-opener-key$/, 'refuses a long key'],
  ['callers.reads', sent('x-add-friend-route', Boolean), /^x-add-friend-route$/, 'refuses a route'],
  [
    'callers.reads',
    sent('x-add-friend-route', (route) => route.includes('%')),
    /^x-add-friend-route$/,
    'refuses a route that is encoded',
  ],
  [
    'callers.reads',
    refusing(({ url, headers }) => url.includes('/plugin/') && headers.get('x-opener-platform') === 'iOS'),
    /^x-opener-platform$/,
    'refuses an iPhone the data of sections',
  ],
  [
    'callers.writes',
    sent('x-call-origin', (origin) => origin === 'liff', 'POST'),
    /^x-call-origin$/,
    'refuses what the app writes',
  ],
  [
    'callers.writes',
    sent('x-opener-platform', (platform) => platform === 'Unknown', 'PUT'),
    /^x-opener-platform$/,
    'refuses what is written on an unknown platform',
  ],
  [
    'callers.server',
    refusing(({ headers }) => !headers.has('origin')),
    undefined,
    'refuses who has no origin, as the page server',
  ],
  ['time.sections', oneAtATime(), undefined, 'answers one call at a time'],
  [
    'reports.anonymous',
    refusing((_, body) => body.includes('"sexualHarassment"')),
    undefined,
    'spells a reason in another way',
  ],
  [
    'reports.anonymous',
    refusing(({ url }, body) => url.endsWith('/report') && /^(?!.*"detail").*"reason"/.test(body)),
    undefined,
    'wants words with each report',
  ],
  [
    'reservations.made',
    refusing(({ url }, body) => url.endsWith('/inventory') && body.includes('"partySize":6')),
    undefined,
    'takes the largest party for too large',
  ],
  [
    'keep.longest',
    refusing(
      ({ url }, body) => url.endsWith('/v1/keep') && body.length > 1900,
      () => Response.json({ code: 809, message: 'no' }),
    ),
    /^code$/,
    'has a short column for addresses',
  ],
  [
    'callers.texts',
    refusing(
      ({ url }, body) => url.endsWith('/report') && emoji.test(body),
      () => refusal(500, 'INTERNAL'),
    ),
    undefined,
    'cannot store an emoji in a report',
  ],
  [
    'callers.texts',
    refusing(({ url }, body) => url.endsWith('/inventory') && body.length > 300),
    undefined,
    'has a short column for notes',
  ],
  [
    'callers.texts',
    refusing(
      (_, body) => Buffer.byteLength(body) > 2048,
      () => refusal(413, 'TOO_LARGE'),
    ),
    undefined,
    'counts bytes where characters are meant',
  ],
  [
    'keep.longest',
    refusing(
      ({ url }, body) => url.endsWith('/v1/keep') && emoji.test(body),
      () => Response.json({ code: 809, message: 'no' }),
    ),
    /^code$/,
    'cannot keep an emoji',
  ],
  [
    'keep.longest',
    refusing(
      ({ headers }) => (headers.get('accept-language') ?? '').length > 30,
      () => Response.json({ code: 101, message: 'no' }),
    ),
    /^code$/,
    'takes one language only',
  ],
  [
    'once.ids',
    refusing(
      ({ method, headers }) => method === 'POST' && /[^\w-]/.test(headers.get('x-transaction-id') ?? ''),
    ),
    undefined,
    'takes no id but a UUID',
  ],
  [
    'once.ids',
    sending('*', /\/report$/, (request) => {
      const id = request.headers.get('x-transaction-id') ?? '';
      const changed = new Request(request);
      changed.headers.set('x-transaction-id', id.slice(0, 64));
      return changed;
    }),
    undefined,
    'cuts an id',
  ],
  ['once.later', forgetful(), /^reportId$/, 'forgets what it has done'],
  ['once.renewed-token', remembersRefusals(), undefined, 'remembers that a token was not valid'],
  [
    'once.anonymous',
    answering('PUT', /\/report$/, (_, { headers }) =>
      headers.has('x-access-token') ? undefined : refusal(401, 'UNAUTHORIZED'),
    ),
    undefined,
    'settles for known visitors only',
  ],
  ['once.refusal', settlesRefusals(), undefined, 'settles a refused write with what is none'],
  ['relation.favourite', toggling(), /^favorite$/, 'switches a favourite where it should set it'],
  ['callers.own', byAddress(), undefined, 'has a proxy that keeps answers by address'],
  ['callers.own', withOneToken(), undefined, 'keeps the token of a call where all calls find it'],
  [
    'cache.visitor',
    changingHeaders('GET', relation, (headers) => headers.set('cache-control', 'private, max-age=60')),
    /^cache-control$/,
    'lets the browser keep a relation',
  ],
  [
    'cache.vary',
    changingHeaders('GET', page, (headers) => {
      headers.set('cache-control', 'public, max-age=60');
      headers.set('access-control-allow-origin', '*');
      headers.delete('vary');
    }),
    /^vary$/,
    'lets caches mix up languages',
  ],
  [
    'cache.vary',
    changingHeaders('GET', page, (headers) => {
      headers.set('cache-control', 'max-age=60');
      headers.set('vary', 'content-language');
    }),
    /^vary$/,
    'lets caches mix up origins',
  ],
  [
    'cors.writes',
    changingHeaders('POST', /\/follow$/, (headers) => headers.delete('access-control-allow-origin')),
    /^access-control-allow-origin$/,
    'lets nobody read what became of a write',
  ],
  [
    'cors.answers',
    changingHeaders('GET', /\/plugin\//, (headers) => headers.delete('access-control-allow-origin')),
    /^access-control-allow-origin$/,
    'lets nobody read the data of sections',
  ],
  [
    'cors.preflight',
    answering('OPTIONS', /\/plugin\//, () => refusal(404, 'NOT_FOUND')),
    /^status$/,
    'has no preflight for the data of sections',
  ],
];
