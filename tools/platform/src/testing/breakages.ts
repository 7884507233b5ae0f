import { setTimeout as sleep } from 'node:timers/promises';

/** The fetch of a broken backend: what it does with a request, and how it would be done. */
export type Breaking = (request: Request, send: (request: Request) => Promise<Response>) => Promise<Response>;

/** A way to break a backend, and the rule that has to find it. */
export interface Breakage {
  /** What the backend does. */
  does: string;
  foundBy: string;
  /** Where the rule finds it, as the page server's log says it. */
  at?: RegExp;
  breaking: Breaking;
}

type Json = Record<string, unknown>;

/** Changes the body of the answers of requests that match. */
const changing =
  (
    method: string,
    path: RegExp,
    change: (body: { result: never } & Json, request: Request) => unknown,
  ): Breaking =>
  async (request, send) => {
    const answer = await send(request);
    if (!matches(request, method, path) || !answer.ok) return answer;
    const body = (await answer.json()) as { result: never } & Json;
    return new Response(JSON.stringify(change(body, request) ?? body), answer);
  };

/** Answers requests that match in another way; undefined leaves the answer as it is. */
const answering =
  (
    method: string,
    path: RegExp,
    answer: (given: Response, request: Request) => Response | undefined,
  ): Breaking =>
  async (request, send) => {
    const given = await send(request);
    return matches(request, method, path) ? (answer(given, request) ?? given) : given;
  };

/** Changes requests that match before they are sent. */
const sending =
  (method: string, path: RegExp, change: (request: Request) => Request | Promise<Request>): Breaking =>
  async (request, send) =>
    send(matches(request, method, path) ? await change(request) : request);

const matches = ({ method, url }: Request, wanted: string, path: RegExp): boolean =>
  (wanted === '*' || method === wanted) && path.test(decodeURIComponent(new URL(url).pathname));

/** Changes the headers of the answers of requests that match. */
const changingHeaders = (
  method: string,
  path: RegExp,
  change: (headers: Headers) => void,
  concerns: (answer: Response) => boolean = () => true,
): Breaking =>
  answering(method, path, (given) => {
    if (!concerns(given)) return undefined;
    const changed = new Response(given.body, given);
    change(changed.headers);
    return changed;
  });

const changingRefusals = (method: string, path: RegExp, change: (headers: Headers) => void): Breaking =>
  changingHeaders(method, path, change, ({ ok }) => !ok);

const withHeader = (request: Request, name: string, value: string): Request => {
  const changed = new Request(request);
  changed.headers.set(name, value);
  return changed;
};

const withoutToken = (request: Request): Request => {
  const changed = new Request(request);
  changed.headers.delete('x-access-token');
  return changed;
};

const withBody = async (request: Request, change: (body: Json) => Json): Promise<Request> => {
  const body = JSON.stringify(change((await request.clone().json()) as Json));
  return new Request(request.url, { method: request.method, headers: request.headers, body });
};

const withNewId = (request: Request): Request => withHeader(request, 'x-transaction-id', crypto.randomUUID());

/** Answers the first requests as they should be; from then on `later`. */
function fromSecondOn(later: Breaking): Breaking {
  const seen = new Set<string>();
  return (request, send) => {
    const id = request.headers.get('x-transaction-id') ?? '';
    if (!seen.has(id)) {
      seen.add(id);
      return send(request);
    }
    return later(request, send);
  };
}

const refusal = (status: number, statusCode: string): Response =>
  Response.json({ statusCode, message: 'No.' }, { status, headers: { 'access-control-allow-origin': '*' } });

/** A request for one more table at the time at which the visitor has one. */
const asAnother = (request: Request): Promise<Request> =>
  withBody(request, (body) => ({ ...body, another: true }));

const reserved = (): Response =>
  Response.json({
    result: {
      reservationId: crypto.randomUUID(),
      startsAt: '2026-11-21T18:00:00+09:00',
      durationMinutes: 90,
      partySize: 1,
    },
  });

const kept = (isKept: boolean): Response =>
  Response.json({ code: 0, message: 'ok', result: { kept: isKept } });

const page = /^\/v1\/account-page\/[^/]+\/$/;
const relation = /\/relation$/;
const feed = /\/plugin\/MEDIA\//;
const everything = /^/;

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
    const known = answers.get(id);
    if (known !== undefined) return new Response(known);
    const answer = await send(request);
    answers.set(id, await answer.clone().text());
    return answer;
  };
}

/** What a backend team can get wrong, one by one. */
export const breakages: readonly Breakage[] = [
  {
    does: 'leaves out the name of the account',
    foundBy: 'answers.getAccountPage',
    at: /^result\.account\.name/,
    breaking: changing('GET', page, ({ result }: { result: { account: Json } }) => {
      delete result.account['name'];
    }),
  },
  {
    does: 'names a time zone that does not exist',
    foundBy: 'answers.getAccountPage',
    at: /^account\.timeZone/,
    breaking: changing('GET', page, ({ result }: { result: { account: Json } }) => {
      result.account['timeZone'] = 'string';
    }),
  },
  {
    does: 'sends a colour that is none, which the page leaves out',
    foundBy: 'answers.getAccountPage',
    at: /^account\.color$/,
    breaking: changing('GET', page, ({ result }: { result: { account: Json } }) => {
      result.account['color'] = 'green';
    }),
  },
  {
    does: 'sends a nearby place twice, of which the page shows one',
    foundBy: 'answers.getAccountPage',
    at: /^nearbyPlaces/,
    breaking: changing('GET', page, ({ result }: { result: { nearbyPlaces: Json[] } }) => {
      const [first] = result.nearbyPlaces;
      if (first) result.nearbyPlaces.push({ ...first, name: 'Again' });
    }),
  },
  {
    does: 'does not wrap its result',
    foundBy: 'answers.getReplyTime',
    at: /^result: /,
    breaking: changing('GET', /\/reply-time$/, ({ result }) => result),
  },
  {
    does: 'stops in the middle of an answer',
    foundBy: 'answers.getCallSetting',
    breaking: answering('GET', /\/oacall\//, () => new Response('{"result":{"ena')),
  },
  {
    does: 'counts less than nobody',
    foundBy: 'answers.getFriendCount',
    at: /^result\.count/,
    breaking: changing('GET', /\/friend-count$/, () => ({ result: { count: -1 } })),
  },
  {
    does: 'sends a question without an answer',
    foundBy: 'answers.sections',
    at: /^sections\.\d+\.data\.items\.0$/,
    breaking: changing(
      'GET',
      page,
      ({ result }: { result: { sections: { type: string; data: { items: Json[] } }[] } }) => {
        delete result.sections.find(({ type }) => type === 'faq')?.data.items[0]?.['answer'];
      },
    ),
  },
  {
    does: 'sends a coupon without its end',
    foundBy: 'answers.getSubPagePlugin',
    at: /^items\.0$/,
    breaking: changing('GET', /\/plugin\/COUPON\//, ({ result }: { result: { items: Json[] } }) => {
      delete result.items[0]?.['endsAt'];
    }),
  },
  {
    does: 'has another account under the premium search id',
    foundBy: 'answers.ids',
    at: /^account\.accountId$/,
    breaking: sending(
      'GET',
      /^\/v1\/account-page\/@412kmrbi\/$/,
      (request) => new Request(request.url.replace(/(@|%40)412kmrbi/, '@shanlan'), request),
    ),
  },
  {
    does: 'has nothing in a section that does not exist',
    foundBy: 'answers.unknown-section',
    breaking: answering('GET', /\/no-such-page\//, () => Response.json({ result: { items: [] } })),
  },
  {
    does: 'has a code of its own for an unknown account',
    foundBy: 'answers.unknown-account',
    at: /^statusCode$/,
    breaking: answering('*', everything, ({ status }) =>
      status === 404 ? refusal(404, 'MISSING') : undefined,
    ),
  },
  {
    does: 'fails for an unknown account',
    foundBy: 'answers.unknown-account',
    at: /^status$/,
    breaking: answering('*', everything, ({ status }) =>
      status === 404 ? refusal(500, 'INTERNAL') : undefined,
    ),
  },
  {
    does: 'says that an account that may not be shown does not exist',
    foundBy: 'answers.forbidden-account',
    breaking: answering('*', everything, ({ status }) =>
      status === 403 ? refusal(404, 'NOT_FOUND') : undefined,
    ),
  },
  {
    does: 'has no page for a language in which the account has no texts',
    foundBy: 'languages.all',
    breaking: answering('GET', page, (_, { headers }) =>
      headers.get('content-language') === 'ko' ? refusal(404, 'NOT_FOUND') : undefined,
    ),
  },
  {
    does: 'takes Japanese for English',
    foundBy: 'languages.requested',
    breaking: sending('GET', page, (request) => {
      const asked = request.headers.get('content-language');
      const taken = asked === 'ja' ? 'en' : asked === 'en' ? 'ja' : asked;
      return withHeader(request, 'content-language', taken ?? 'en');
    }),
  },
  {
    does: 'begins the second page of a list one item too early',
    foundBy: 'lists.joined',
    breaking: sending(
      'GET',
      feed,
      (request) => new Request(request.url.replace('cursor=6', 'cursor=5'), request),
    ),
  },
  {
    does: 'begins the second page of a list one item too late',
    foundBy: 'lists.total',
    breaking: sending(
      'GET',
      feed,
      (request) => new Request(request.url.replace('cursor=6', 'cursor=7'), request),
    ),
  },
  { does: 'has no order in a list', foundBy: 'lists.order', breaking: unordered() },
  {
    does: 'lets no other origin read',
    foundBy: 'cors.answers',
    at: /^access-control-allow-origin$/,
    breaking: changingHeaders('GET', everything, (headers) => headers.delete('access-control-allow-origin')),
  },
  {
    does: 'lets no other origin read refusals',
    foundBy: 'cors.refusals',
    breaking: answering('GET', everything, ({ ok, body, status }) =>
      ok ? undefined : new Response(body, { status, headers: { 'cache-control': 'no-store' } }),
    ),
  },
  {
    does: 'does not allow the header of the transaction id',
    foundBy: 'cors.preflight',
    at: /^access-control-allow-headers$/,
    breaking: changingHeaders('OPTIONS', everything, (headers) =>
      headers.set(
        'access-control-allow-headers',
        (headers.get('access-control-allow-headers') ?? '').replace('x-transaction-id,', ''),
      ),
    ),
  },
  {
    does: 'does not allow PUT',
    foundBy: 'cors.preflight',
    at: /^access-control-allow-methods$/,
    breaking: changingHeaders('OPTIONS', everything, (headers) =>
      headers.set('access-control-allow-methods', 'GET,POST,DELETE'),
    ),
  },
  {
    does: 'means authorization by a star',
    foundBy: 'cors.keep-preflight',
    at: /^access-control-allow-headers$/,
    breaking: changingHeaders('OPTIONS', everything, (headers) =>
      headers.set('access-control-allow-headers', '*'),
    ),
  },
  {
    does: 'lets no other origin read Keep',
    foundBy: 'cors.keep-answers',
    at: /^access-control-allow-origin$/,
    breaking: changingHeaders('GET', /^\/v1\/keep/, (headers) =>
      headers.delete('access-control-allow-origin'),
    ),
  },
  {
    does: 'lets shared caches keep what is personal',
    foundBy: 'cache.visitor',
    at: /^cache-control$/,
    breaking: changingHeaders('GET', everything, (headers) =>
      headers.set('cache-control', 'public, max-age=60'),
    ),
  },
  {
    does: 'says nothing about caches for anonymous visitors',
    foundBy: 'cache.anonymous',
    breaking: changingHeaders('GET', everything, (headers) => headers.delete('cache-control')),
  },
  {
    does: 'lets shared caches keep that a token is refused',
    foundBy: 'cache.refusals',
    at: /^cache-control$/,
    breaking: changingRefusals('GET', everything, (headers) => headers.set('cache-control', 'max-age=60')),
  },
  {
    does: 'lets shared caches keep what Keep refuses',
    foundBy: 'cache.keep',
    at: /^cache-control$/,
    breaking: changingRefusals('GET', /^\/v1\/keep/, (headers) => headers.delete('cache-control')),
  },
  {
    does: 'lets shared caches keep answers of Keep',
    foundBy: 'cache.keep',
    breaking: changingHeaders('GET', /^\/v1\/keep/, (headers) => headers.set('cache-control', 'max-age=5')),
  },
  {
    does: 'takes a wrong token for none',
    foundBy: 'token.invalid',
    breaking: sending('GET', everything, withoutToken),
  },
  {
    does: 'takes the token of a visitor for relations only',
    foundBy: 'token.valid',
    breaking: answering('GET', /\/reply-time$/, (_, { headers }) =>
      headers.has('x-access-token') ? refusal(401, 'UNAUTHORIZED') : undefined,
    ),
  },
  {
    does: 'follows somebody without a token',
    foundBy: 'anonymous.follow',
    at: /^isFollowing$/,
    breaking: changing('GET', /\/follow$/, ({ result }: { result: Json }) => {
      result['isFollowing'] = true;
    }),
  },
  {
    does: 'shows points of somebody without a token',
    foundBy: 'anonymous.sections',
    at: /^points$/,
    breaking: changing('GET', /\/plugin\/SHOPCARD\//, ({ result }: { result: Json }) => {
      result['points'] = 3;
    }),
  },
  {
    does: 'has a friend without a token',
    foundBy: 'anonymous.relation',
    at: /^friendshipType$/,
    breaking: sending('GET', relation, (request) => withHeader(request, 'x-access-token', 'visitor-mei')),
  },
  {
    does: 'lets anybody write for somebody',
    foundBy: 'anonymous.writes',
    breaking: sending('*', /\/(relation|follow)$/, (request) =>
      withHeader(request, 'x-access-token', 'visitor-of-nobody'),
    ),
  },
  {
    does: 'takes its time for sections',
    foundBy: 'time.sections',
    breaking: async (request, send) => {
      const answer = await send(request);
      if (request.url.includes('/plugin/')) await sleep(SECTION_BUDGET + 20);
      return answer;
    },
  },
  {
    does: 'acts again for a repeat',
    foundBy: 'once.repeat',
    at: /^reportId$/,
    breaking: sending('POST', /\/report$/, withNewId),
  },
  {
    does: 'acts again for a copy that arrives at the same time',
    foundBy: 'once.at-once',
    breaking: fromSecondOn((request, send) => send(withNewId(request))),
  },
  {
    does: 'acts for each copy of an anonymous visitor’s report',
    foundBy: 'once.anonymous',
    at: /^reportId$/,
    breaking: sending('POST', /\/report$/, withNewId),
  },
  {
    does: 'takes all reports for one',
    foundBy: 'once.new-id',
    at: /^reportId$/,
    breaking: changing('POST', /\/report$/, () => ({ result: { reportId: 'one' } })),
  },
  {
    does: 'reserves again for a repeat',
    foundBy: 'once.reservation',
    breaking: sending('POST', /\/reservation\/inventory$/, withNewId),
  },
  { does: 'has one list of ids for all visitors', foundBy: 'once.visitor', breaking: idsForAll() },
  {
    does: 'does not remember a refusal',
    foundBy: 'once.refusal',
    breaking: fromSecondOn((request, send) => send(request.method === 'PUT' ? withNewId(request) : request)),
  },
  {
    does: 'takes an id for any request',
    foundBy: 'once.other-request',
    breaking: sending('POST', /\/follow$/, withNewId),
  },
  {
    does: 'does not know what it has done under an id',
    foundBy: 'once.settled',
    at: /^report$/,
    breaking: answering('PUT', /\/report$/, () => Response.json({ result: { report: null } })),
  },
  {
    does: 'acts after it has said that it never will',
    foundBy: 'once.withdrawn',
    breaking: sending('POST', /\/report$/, withNewId),
  },
  {
    does: 'reserves after it has said that it never will',
    foundBy: 'once.withdrawn-reservation',
    breaking: sending('POST', /\/inventory$/, withNewId),
  },
  {
    does: 'tells anybody what was done under an id',
    foundBy: 'once.settled-by-another',
    at: /^report$/,
    breaking: answering('PUT', /\/report$/, () => Response.json({ result: { report: { reportId: 'r' } } })),
  },
  {
    does: 'takes a report for no reservation',
    foundBy: 'once.settled-as-another',
    breaking: answering('PUT', /\/inventory$/, () => Response.json({ result: { reservation: null } })),
  },
  {
    does: 'does not know the new relation after adding',
    foundBy: 'relation.add',
    at: /^friendshipType$/,
    breaking: changing('GET', relation, () => ({
      result: { friendshipType: 'unspecified', favorite: 'unknown' },
    })),
  },
  {
    does: 'makes a friend of whom was recommended and blocked',
    foundBy: 'relation.recommendBlocked',
    breaking: changing('POST', relation, () => ({
      result: { friendshipType: 'friend', favorite: 'false' },
    })),
  },
  {
    does: 'takes a deleted friend as a favourite',
    foundBy: 'relation.deleted',
    breaking: answering('PUT', relation, () =>
      Response.json({ result: { friendshipType: 'deleted', favorite: 'true' } }),
    ),
  },
  {
    does: 'says whether it is a favourite by a boolean',
    foundBy: 'relation.favourite',
    at: /^favorite$/,
    breaking: changing('*', relation, ({ result }: { result: Json }) => {
      result['favorite'] = result['favorite'] === 'true';
    }),
  },
  {
    does: 'takes a change that it does not know for none',
    foundBy: 'relation.unfit',
    breaking: answering('POST', relation, () =>
      Response.json({ result: { friendshipType: 'unspecified', favorite: 'unknown' } }),
    ),
  },
  {
    does: 'counts a second follow',
    foundBy: 'follow.once',
    at: /^following$/,
    breaking: (() => {
      let follows = 0;
      return changing('POST', /\/follow$/, ({ result }: { result: { following: number } }) => {
        follows += 1;
        result.following += follows - 1;
      });
    })(),
  },
  {
    does: 'lets visitors follow any number of accounts',
    foundBy: 'follow.limit',
    breaking: answering('POST', /\/follow$/, () =>
      Response.json({ result: { isFollowing: true, following: 5001, followers: 1 } }),
    ),
  },
  {
    does: 'says that the limit is reached by another status',
    foundBy: 'follow.limit-at-once',
    at: /^status$/,
    breaking: answering('POST', /\/follow$/, ({ status }) =>
      status === 409 ? refusal(429, 'FOLLOW_LIMIT') : undefined,
    ),
  },
  {
    does: 'asks anonymous visitors who report for a token',
    foundBy: 'reports.anonymous',
    breaking: answering('POST', /\/report$/, () => refusal(401, 'UNAUTHORIZED')),
  },
  {
    does: 'takes the report of a stranger for an anonymous one',
    foundBy: 'reports.invalid-token',
    breaking: sending('POST', /\/report$/, withoutToken),
  },
  {
    does: 'takes any body for a report',
    foundBy: 'reports.unfit',
    at: /^statusCode$/,
    breaking: answering('POST', /\/report$/, () => Response.json({ result: { reportId: 'r' } })),
  },
  {
    does: 'takes a report without consent',
    foundBy: 'reports.incomplete',
    breaking: sending('POST', /\/report$/, (request) =>
      withBody(request, (body) => ({ ...body, agreed: true })),
    ),
  },
  {
    does: 'gives new ids to times each time',
    foundBy: 'reservations.slots',
    breaking: changing(
      'GET',
      /\/inventory$/,
      ({ result }: { result: { days: { slots: { slotId: string }[] }[] } }) => {
        for (const slot of result.days.flatMap(({ slots }) => slots)) slot.slotId = crypto.randomUUID();
      },
    ),
  },
  {
    does: 'ignores from which day on times are asked',
    foundBy: 'reservations.from',
    breaking: sending(
      'GET',
      /\/inventory$/,
      (request) => new Request(request.url.replace(/\?.*/, ''), request),
    ),
  },
  {
    does: 'reserves for one person more',
    foundBy: 'reservations.made',
    at: /^partySize$/,
    breaking: changing('POST', /\/inventory$/, ({ result }: { result: { partySize: number } }) => {
      result.partySize += 1;
    }),
  },
  {
    does: 'gives a table to each tab of a visitor',
    foundBy: 'reservations.one-of-three-tabs',
    breaking: sending('POST', /\/inventory$/, asAnother),
  },
  {
    does: 'takes a party of any size',
    foundBy: 'reservations.party',
    breaking: answering('POST', /\/inventory$/, ({ ok }) => (ok ? undefined : reserved())),
  },
  {
    does: 'gives a visitor a second table at the same time',
    foundBy: 'reservations.one-at-a-time',
    breaking: sending('POST', /\/inventory$/, asAnother),
  },
  {
    does: 'gives the last table to two rivals',
    foundBy: 'reservations.last-table',
    breaking: answering('POST', /\/inventory$/, ({ ok }) => (ok ? undefined : reserved())),
  },
  {
    does: 'takes everything for kept',
    foundBy: 'keep.status',
    at: /^result\.kept$/,
    breaking: answering('GET', /^\/v1\/keep/, () => kept(true)),
  },
  {
    does: 'removes nothing from what is kept',
    foundBy: 'keep.add-and-remove',
    at: /^result\.kept$/,
    breaking: answering('DELETE', /^\/v1\/keep/, () => kept(true)),
  },
  {
    does: 'keeps what has no address',
    foundBy: 'keep.invalid',
    at: /^code$/,
    breaking: answering('POST', /^\/v1\/keep/, () => kept(true)),
  },
  {
    does: 'reads an id of Keep up to its question mark',
    foundBy: 'keep.own-id',
    breaking: sending(
      'GET',
      /^\/v1\/keep\//,
      (request) => new Request(request.url.replace(/(c-1)$/, '$1%3Fa%3D%C3%A4'), request),
    ),
  },
  {
    does: 'keeps twice',
    foundBy: 'keep.twice',
    breaking: answering('POST', /^\/v1\/keep/, () => kept(true)),
  },
  {
    does: 'has one code of Keep for every refusal',
    foundBy: 'keep.810',
    at: /^code$/,
    breaking: answering('POST', /^\/v1\/keep/, ({ ok }) =>
      ok ? undefined : Response.json({ code: 500, message: 'no' }, { status: 500 }),
    ),
  },
  {
    does: 'lets Keep tell anonymous visitors that nothing is kept',
    foundBy: 'keep.anonymous',
    breaking: answering('GET', /^\/v1\/keep/, () => kept(false)),
  },
  {
    does: 'lets Keep tell strangers that nothing is kept',
    foundBy: 'keep.unknown-token',
    breaking: answering('GET', /^\/v1\/keep/, () => kept(false)),
  },
];

/** Milliseconds that the data of a section may take in these tests. */
export const SECTION_BUDGET = 50;
