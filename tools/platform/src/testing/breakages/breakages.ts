import { setTimeout as sleep } from 'node:timers/promises';
import {
  changing,
  replacing,
  answering,
  sending,
  changingHeaders,
  changingRefusals,
  withHeader,
  withoutToken,
  withBody,
  withNewId,
  fromSecondOn,
  refusal,
  asAnother,
  reserved,
  kept,
  page,
  relation,
  feed,
  everything,
  type Breakage,
  type Breaking,
  type Json,
} from './breaking.js';
import { ofAnswers } from './of-answers.js';
import { ofCallers, SECTION_BUDGET } from './of-callers.js';

/** A list whose items are in another order each second time. */
function unordered(): Breaking {
  let asked = 0;
  return changing('GET', feed, (body: { result: { items: unknown[]; total: number } }, { url }) => {
    if (!url.includes('cursor')) asked += 1;
    if (asked % 2 === 0) body.result.items.reverse();
  });
}

/** An answer that is kept by transaction id alone. */
function idsForAll(): Breaking {
  const answers = new Map<string, string>();
  return async (request, send) => {
    const id = request.headers.get('x-transaction-id') ?? '';
    const earlier = answers.get(id);
    if (earlier !== undefined) return new Response(earlier);
    const answer = await send(request);
    answers.set(id, await answer.clone().text());
    return answer;
  };
}

/** What a backend team can get wrong, one by one. */
export const breakages: readonly Breakage[] = [
  ...ofAnswers,
  ...ofCallers,
  ['answers.getAccountPage', replacing(page, '"name":', '"label":'), /^result\.account\.name/],
  ['answers.getAccountPage', replacing(page, /("timeZone":")[^"]+/, '$1string'), /^account\.timeZone/],
  ['answers.getAccountPage', replacing(page, /("color":")[^"]+/, '$1green'), /^account\.color$/],
  [
    'answers.getAccountPage',
    changing('GET', page, ({ result }: { result: { nearbyPlaces: Json[] } }) => {
      const [first] = result.nearbyPlaces;
      if (first) result.nearbyPlaces.push({ ...first, name: 'Again' });
    }),
    /^nearbyPlaces/,
  ],
  ['answers.getReplyTime', changing('GET', /\/reply-time$/, ({ result }) => result), /^result: /],
  ['answers.getCallSetting', answering('GET', /\/oacall\//, () => new Response('{"result":{"ena'))],
  ['answers.getFriendCount', replacing(/friend-count$/, /"count":/, '"count":-'), /^result\.count/],
  ['answers.sections', replacing(page, '"answer":', '"reply":'), /^sections\.\d+\.data\.items\.0$/],
  ['answers.getSubPagePlugin', replacing(/COUPON/, '"endsAt":', '"until":'), /^items\.0$/],
  [
    'answers.ids',
    sending(
      'GET',
      /^\/v1\/account-page\/@412kmrbi\/$/,
      (request) => new Request(request.url.replace(/(@|%40)412kmrbi/, '@shanlan'), request),
    ),
    /^account\.accountId$/,
  ],
  [
    'answers.unknown-section',
    answering('GET', /\/no-such-page\//, () => Response.json({ result: { items: [] } })),
  ],
  [
    'answers.unknown-account',
    answering('*', everything, ({ status }) => (status === 404 ? refusal(404, 'MISSING') : undefined)),
    /^statusCode$/,
  ],
  [
    'answers.unknown-account',
    answering('*', everything, ({ status }) => (status === 404 ? refusal(500, 'INTERNAL') : undefined)),
    /^status$/,
  ],
  [
    'answers.forbidden-account',
    answering('*', everything, ({ status }) => (status === 403 ? refusal(404, 'NOT_FOUND') : undefined)),
  ],
  [
    'languages.requested',
    sending('GET', page, (request) => {
      const asked = request.headers.get('content-language');
      const taken = asked === 'ja' ? 'en' : asked === 'en' ? 'ja' : asked;
      return withHeader(request, 'content-language', taken ?? 'en');
    }),
  ],
  [
    'lists.joined',
    sending('GET', feed, (request) => new Request(request.url.replace('cursor=6', 'cursor=5'), request)),
  ],
  [
    'lists.total',
    sending('GET', feed, (request) => new Request(request.url.replace('cursor=6', 'cursor=7'), request)),
  ],
  ['lists.order', unordered()],
  [
    'cors.answers',
    changingHeaders('GET', everything, (headers) => headers.delete('access-control-allow-origin')),
    /^access-control-allow-origin$/,
  ],
  [
    'cors.refusals',
    answering('GET', everything, ({ ok, body, status }) =>
      ok ? undefined : new Response(body, { status, headers: { 'cache-control': 'no-store' } }),
    ),
  ],
  [
    'cors.preflight',
    changingHeaders('OPTIONS', everything, (headers) =>
      headers.set(
        'access-control-allow-headers',
        (headers.get('access-control-allow-headers') ?? '').replace('x-transaction-id,', ''),
      ),
    ),
    /^access-control-allow-headers$/,
  ],
  [
    'cors.preflight',
    changingHeaders('OPTIONS', everything, (headers) =>
      headers.set('access-control-allow-methods', 'GET,POST,DELETE'),
    ),
    /^access-control-allow-methods$/,
  ],
  [
    'cors.keep-preflight',
    changingHeaders('OPTIONS', everything, (headers) => headers.set('access-control-allow-headers', '*')),
    /^access-control-allow-headers$/,
  ],
  [
    'cors.keep-answers',
    changingHeaders('GET', /^\/v1\/keep/, (headers) => headers.delete('access-control-allow-origin')),
    /^access-control-allow-origin$/,
  ],
  [
    'cache.visitor',
    changingHeaders('GET', everything, (headers) => headers.set('cache-control', 'public, max-age=60')),
    /^cache-control$/,
  ],
  ['cache.anonymous', changingHeaders('GET', everything, (headers) => headers.delete('cache-control'))],
  [
    'cache.refusals',
    changingRefusals('GET', everything, (headers) => headers.set('cache-control', 'max-age=60')),
    /^cache-control$/,
  ],
  [
    'cache.keep',
    changingRefusals('GET', /^\/v1\/keep/, (headers) => headers.delete('cache-control')),
    /^cache-control$/,
  ],
  [
    'cache.keep',
    changingHeaders('GET', /^\/v1\/keep/, (headers) => headers.set('cache-control', 'max-age=5')),
  ],
  ['token.invalid', sending('GET', everything, withoutToken)],
  [
    'token.valid',
    answering('GET', /\/reply-time$/, (_, { headers }) =>
      headers.has('x-access-token') ? refusal(401, 'UNAUTHORIZED') : undefined,
    ),
  ],
  ['anonymous.follow', replacing(/\/follow$/, '"isFollowing":false', '"isFollowing":true'), /^isFollowing$/],
  ['anonymous.sections', replacing(/SHOPCARD/, /"points":0/, '"points":3'), /^points$/],
  [
    'anonymous.relation',
    sending('GET', relation, (request) => withHeader(request, 'x-access-token', 'visitor-mei')),
    /^friendshipType$/,
  ],
  [
    'anonymous.writes',
    sending('*', /\/(relation|follow)$/, (request) =>
      withHeader(request, 'x-access-token', 'visitor-of-nobody'),
    ),
  ],
  [
    'time.sections',
    async (request, send) => {
      const answer = await send(request);
      if (request.url.includes('/plugin/')) await sleep(SECTION_BUDGET + 20);
      return answer;
    },
  ],
  ['once.repeat', sending('POST', /\/report$/, withNewId), /^reportId$/],
  ['once.at-once', fromSecondOn((request, send) => send(withNewId(request)))],
  ['once.anonymous', sending('POST', /\/report$/, withNewId), /^reportId$/],
  ['once.new-id', changing('POST', /\/report$/, () => ({ result: { reportId: 'one' } })), /^reportId$/],
  ['once.reservation', sending('POST', /\/reservation\/inventory$/, withNewId)],
  ['once.visitor', idsForAll()],
  [
    'once.refusal',
    fromSecondOn((request, send) => send(request.url.endsWith('/inventory') ? withNewId(request) : request)),
  ],
  ['once.other-request', sending('POST', /\/inventory$/, withNewId)],
  [
    'once.settled',
    answering('PUT', /\/report$/, () => Response.json({ result: { report: null } })),
    /^report$/,
  ],
  ['once.withdrawn', sending('POST', /\/report$/, withNewId)],
  ['once.withdrawn-reservation', sending('POST', /\/inventory$/, withNewId)],
  [
    'once.settled-by-another',
    answering('PUT', /\/report$/, () => Response.json({ result: { report: { reportId: 'r' } } })),
    /^report$/,
  ],
  [
    'once.other-request',
    answering('PUT', /\/inventory$/, () => Response.json({ result: { reservation: null } })),
  ],
  [
    'relation.add',
    changing('GET', relation, () => ({
      result: { friendshipType: 'unspecified', favorite: 'unknown' },
    })),
    /^friendshipType$/,
  ],
  [
    'relation.recommendBlocked',
    changing('POST', relation, () => ({
      result: { friendshipType: 'friend', favorite: 'false' },
    })),
  ],
  [
    'relation.deleted',
    answering('PUT', relation, () =>
      Response.json({ result: { friendshipType: 'deleted', favorite: 'true' } }),
    ),
  ],
  [
    'relation.favourite',
    changing('*', relation, ({ result }: { result: Json }) => {
      result['favorite'] = result['favorite'] === 'true';
    }),
    /^favorite$/,
  ],
  [
    'relation.unfit',
    answering('POST', relation, () =>
      Response.json({ result: { friendshipType: 'unspecified', favorite: 'unknown' } }),
    ),
  ],
  [
    'follow.once',
    (() => {
      let follows = 0;
      return changing('POST', /\/follow$/, ({ result }: { result: { following: number } }) => {
        follows += 1;
        result.following += follows - 1;
      });
    })(),
    /^following$/,
  ],
  [
    'follow.limit',
    answering('POST', /\/follow$/, () =>
      Response.json({ result: { isFollowing: true, following: 5001, followers: 1 } }),
    ),
  ],
  [
    'follow.limit-at-once',
    answering('POST', /\/follow$/, ({ status }) =>
      status === 409 ? refusal(429, 'FOLLOW_LIMIT') : undefined,
    ),
    /^status$/,
  ],
  ['reports.anonymous', answering('POST', /\/report$/, () => refusal(401, 'UNAUTHORIZED'))],
  ['reports.invalid-token', sending('POST', /\/report$/, withoutToken)],
  [
    'reports.unfit',
    answering('POST', /\/report$/, () => Response.json({ result: { reportId: 'r' } })),
    /^statusCode$/,
  ],
  [
    'reports.incomplete',
    sending('POST', /\/report$/, (request) => withBody(request, (body) => ({ ...body, agreed: true }))),
  ],
  [
    'reservations.slots',
    changing('GET', /\/inventory$/, ({ result }: { result: { days: { slots: { slotId: string }[] }[] } }) => {
      for (const slot of result.days.flatMap(({ slots }) => slots)) slot.slotId = crypto.randomUUID();
    }),
  ],
  [
    'reservations.from',
    sending('GET', /\/inventory$/, (request) => new Request(request.url.replace(/\?.*/, ''), request)),
  ],
  [
    'reservations.made',
    changing('POST', /\/inventory$/, ({ result }: { result: { partySize: number } }) => {
      result.partySize += 1;
    }),
    /^partySize$/,
  ],
  ['reservations.one-of-three-tabs', sending('POST', /\/inventory$/, asAnother)],
  ['reservations.party', answering('POST', /\/inventory$/, ({ ok }) => (ok ? undefined : reserved()))],
  ['reservations.one-at-a-time', sending('POST', /\/inventory$/, asAnother)],
  ['reservations.last-table', answering('POST', /\/inventory$/, ({ ok }) => (ok ? undefined : reserved()))],
  ['keep.status', answering('GET', /^\/v1\/keep/, () => kept(true)), /^result\.kept$/],
  ['keep.add-and-remove', answering('DELETE', /^\/v1\/keep/, () => kept(true)), /^result\.kept$/],
  ['keep.web-addresses', answering('POST', /^\/v1\/keep/, () => kept(true)), /^code$/],
  ['keep.invalid', answering('POST', /^\/v1\/keep/, () => kept(true)), /^code$/],
  [
    'keep.own-id',
    sending(
      'GET',
      /^\/v1\/keep\//,
      (request) => new Request(request.url.replace(/(c-1)$/, '$1%3Fa%3D%C3%A4'), request),
    ),
  ],
  ['keep.twice', answering('POST', /^\/v1\/keep/, () => kept(true))],
  [
    'keep.810',
    answering('POST', /^\/v1\/keep/, ({ ok }) =>
      ok ? undefined : Response.json({ code: 500, message: 'no' }, { status: 500 }),
    ),
    /^code$/,
  ],
  ['keep.anonymous', answering('GET', /^\/v1\/keep/, () => kept(false))],
  ['keep.unknown-token', answering('GET', /^\/v1\/keep/, () => kept(false))],
];
