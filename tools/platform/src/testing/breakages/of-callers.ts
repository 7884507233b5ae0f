import { setTimeout as sleep } from 'node:timers/promises';
import {
  answering,
  changingHeaders,
  page,
  refusal,
  refusing,
  relation,
  sending,
  withNewId,
  type Breakage,
  type Breaking,
  type Json,
  withHeader,
} from './breaking.js';

/** Milliseconds that the data of a section may take in these tests. */
export const SECTION_BUDGET = 50;

const emoji = /\p{Extended_Pictographic}/u;

/** Refuses calls that have a header with such a value. */
const sent = (name: string, refused: RegExp, sentBy = 'GET'): Breaking =>
  refusing(({ method, headers }) => method === sentBy && refused.test(headers.get(name) ?? '-'));

/** Refuses bodies, in some way. */
const body = (path: RegExp, refused: (text: string) => boolean, answer?: () => Response): Breaking =>
  refusing(({ url }, text) => path.test(url) && refused(text), answer);

const keepFails = () => Response.json({ code: 809, message: 'no' });

/** Answers that are kept by address until it is written to, as a proxy does that looks at nothing else. */
function byAddress(): Breaking {
  const answers = new Map<string, Response>();
  return async (request, send) => {
    if (request.method !== 'GET') {
      answers.delete(request.url);
      return send(request);
    }
    const cached = answers.get(request.url) ?? (await send(request));
    answers.set(request.url, cached.clone());
    return cached;
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
  const firstSeen = new Map<string, number>();
  return (request, send) => {
    const id = request.headers.get('x-transaction-id') ?? '';
    const first = firstSeen.get(id) ?? Date.now();
    firstSeen.set(id, first);
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

/** Remembers the answer to every id, even a refusal of an invalid token. */
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

const withoutOrigin = (headers: Headers): void => headers.delete('access-control-allow-origin');

const [reads, writes, texts, longest] = ['callers.reads', 'callers.writes', 'callers.texts', 'keep.longest'];

/** What servers and proxies do not take, although the page sends it, or keep from it. */
export const ofCallers: readonly Breakage[] = [
  [reads, sent('x-call-origin', /liff/), /^x-call-origin$/, 'refuses the app'],
  [reads, sent('x-opener-platform', /^(?!Desktop|-)/), /^x-opener-platform$/, 'refuses what is no desktop'],
  [reads, sent('x-opener-key', /../), /^x-opener-key$/, 'refuses a key'],
  [reads, sent('x-opener-key', /.{128}/), /^x-opener-key$/, 'refuses a long key'],
  [reads, sent('x-add-friend-route', /../), /^x-add-friend-route$/, 'refuses a route'],
  [reads, sent('x-add-friend-route', /%/), /^x-add-friend-route$/, 'refuses a route that is encoded'],
  [reads, sent('content-language', /ko/), /^content-language$/, 'does not know a language'],
  [
    reads,
    refusing(({ url, headers }) => url.includes('/plugin/') && headers.get('x-opener-platform') === 'iOS'),
    /^x-opener-platform$/,
    'refuses an iPhone the data of sections',
  ],
  [writes, sent('x-call-origin', /liff/, 'POST'), /^x-call-origin$/, 'refuses what the app writes'],
  [writes, sent('x-opener-platform', /Unknown/, 'PUT'), /^x-opener-platform$/, 'refuses an unknown platform'],
  ['callers.server', refusing(({ headers }) => !headers.has('origin')), undefined, 'refuses the page server'],
  ['callers.own', byAddress(), undefined, 'has a proxy that keeps answers by address'],
  ['callers.own', withOneToken(), undefined, 'has one place for the tokens of all calls'],
  ['time.sections', oneAtATime(), undefined, 'answers one call at a time'],
  [texts, body(/report$/, (text) => emoji.test(text)), undefined, 'cannot store an emoji in a report'],
  [texts, body(/inventory$/, ({ length }) => length > 300), undefined, 'has a short column for notes'],
  [texts, body(/^/, (text) => Buffer.byteLength(text) > 2048), undefined, 'counts bytes for characters'],
  [longest, body(/keep$/, (text) => emoji.test(text), keepFails), /^code$/, 'cannot keep an emoji'],
  [
    longest,
    body(/keep$/, ({ length }) => length > 1900, keepFails),
    /^code$/,
    'has a short column for addresses',
  ],
  [
    longest,
    refusing(({ headers }) => /,.*,/.test(headers.get('accept-language') ?? ''), keepFails),
    /^code$/,
    'takes one language only',
  ],
  [
    'reports.anonymous',
    body(/report$/, (text) => /sexualH/.test(text)),
    undefined,
    'spells a reason in another way',
  ],
  [
    'reports.anonymous',
    body(/report$/, (text) => /^(?!.*"detail").*"reason"/.test(text)),
    undefined,
    'wants words with each report',
  ],
  [
    'reservations.made',
    body(/inventory$/, (text) => /"partySize":6/.test(text)),
    undefined,
    'refuses the largest party',
  ],
  ['once.ids', sent('x-transaction-id', /[^\w-]/, 'POST'), undefined, 'takes no id but a UUID'],
  [
    'once.ids',
    sending('*', /\/report$/, (request) =>
      withHeader(request, 'x-transaction-id', (request.headers.get('x-transaction-id') ?? '').slice(0, 64)),
    ),
    undefined,
    'cuts an id',
  ],
  ['once.later', forgetful(), /^reportId$/, 'forgets what it has done'],
  ['once.renewed-token', remembersRefusals(), undefined, 'remembers that a token was not valid'],
  ['once.anonymous', body(/report$/, (text) => /transactionId/.test(text)), undefined, 'settles for nobody'],
  ['once.refusal', settlesRefusals(), undefined, 'settles a refused write with what is none'],
  ['relation.favourite', toggling(), /^favorite$/, 'switches a favourite where it should set it'],
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
    changingHeaders('POST', /follow$/, withoutOrigin),
    undefined,
    'hides what became of a write',
  ],
  ['cors.answers', changingHeaders('GET', /plugin/, withoutOrigin), undefined, 'hides the data of sections'],
  [
    'cors.preflight',
    answering('OPTIONS', /plugin/, () => refusal(404, 'NO')),
    /^status$/,
    'has no preflight for sections',
  ],
];
