import { operations } from '@oa-profile/api-client';
import type { Backend } from '../backend.js';
import { demand, inWords } from '../broken.js';
import { demandRefusal } from '../demands.js';
import type { Exchange } from '../recording-fetch.js';
import { keepApi, profileApi, rule, type TriableRule } from '../rule.js';
import { sectionsWithEndpoint } from '../sections-of.js';
import { askAll, reads } from './reads.js';
import { UNKNOWN_TOKEN } from './unknown-token.js';

/** Demands that a browser lets the page's script read an answer. */
function demandReadable({ pageOrigin }: Backend, exchange: Exchange): void {
  const allowed = exchange.headers.get('access-control-allow-origin');
  demand(allowed === '*' || allowed === pageOrigin, {
    field: 'access-control-allow-origin',
    expected: pageOrigin,
    found: inWords(allowed ?? undefined),
    exchange,
  });
}

/** Demands that a preflight allows a method and headers. */
function demandAllowed(exchange: Exchange, method: string, headers: readonly string[]): void {
  const listed = (name: string): string[] =>
    (exchange.headers.get(name) ?? '').split(',').map((each) => each.trim().toLowerCase());
  demand(exchange.status === 200 || exchange.status === 204, {
    field: 'status',
    expected: '200 or 204 for the preflight',
    found: String(exchange.status),
    exchange,
  });
  // Browsers send GET and POST without asking.
  const methods = listed('access-control-allow-methods');
  const mayBeSent =
    ['GET', 'POST'].includes(method) || [method.toLowerCase(), '*'].some((each) => methods.includes(each));
  demand(mayBeSent, {
    field: 'access-control-allow-methods',
    expected: method,
    found: methods.join(', ') || 'nothing',
    exchange,
  });
  const allowed = listed('access-control-allow-headers');
  // The star does not stand for authorization.
  const lacking = headers.filter(
    (name) => !allowed.includes(name) && (!allowed.includes('*') || name === 'authorization'),
  );
  demand(lacking.length === 0, {
    field: 'access-control-allow-headers',
    expected: lacking.join(', '),
    found: allowed.join(', ') || 'nothing',
    exchange,
  });
}

const preflight = (
  backend: Backend,
  { method, path, headers }: { method: string; path: string; headers: readonly string[] },
  api: 'profile' | 'keep' = 'profile',
): Promise<Exchange> =>
  backend.send(
    {
      method: 'OPTIONS',
      path,
      headers: {
        'access-control-request-method': method,
        'access-control-request-headers': headers.join(','),
      },
    },
    api,
  );

/** Demands headers that keep an answer out of shared caches. */
function demandNotShared(exchange: Exchange): void {
  const control = exchange.headers.get('cache-control')?.toLowerCase() ?? '';
  demand(/(^|[\s,])(no-store|private)([\s,=]|$)/.test(control), {
    field: 'cache-control',
    expected: 'no-store',
    found: control || 'nothing',
    exchange,
  });
}

/** Asks all that depends on the visitor, and demands of each answer that no shared cache keeps it. */
async function demandPersonalNotShared(backend: Backend, token: string | undefined): Promise<void> {
  const visitor = backend.visitor({ token });
  await askAll(
    backend,
    visitor,
    demandNotShared,
    reads.filter(({ personal }) => personal),
  );
  const sections = sectionsWithEndpoint(backend, ({ personal }) => personal === true);
  for (const { plugin } of await sections.catch(() => [])) {
    await visitor.getSubPagePlugin(plugin);
    demandNotShared(backend.lastExchange());
  }
}

const keepHeaders = ['authorization', 'content-type', 'accept-language'];

/** Who may call, from where, and what may be kept. */
export const callerRules: readonly TriableRule[] = [
  rule({
    name: 'cors.preflight',
    says: 'A preflight from the page’s origin allows every method with all of the page’s headers.',
    about: profileApi.heading('Who calls'),
    async try(backend) {
      const accountId = await backend.accountId();
      const headers = [...Object.values<string>({ ...backend.headerNames }), 'content-type'];
      for (const { method, path } of Object.values(operations)) {
        const filled = path
          .replace('{searchId}', encodeURIComponent(backend.account))
          .replace('{accountId}', encodeURIComponent(accountId));
        const exchange = await preflight(backend, { method, path: filled, headers });
        demandReadable(backend, exchange);
        demandAllowed(exchange, method, headers);
      }
    },
  }),
  rule({
    name: 'cors.answers',
    says: 'The page’s origin may read every answer.',
    about: profileApi.heading('Who calls'),
    try: (backend) => askAll(backend, backend.visitor(), (exchange) => demandReadable(backend, exchange)),
  }),
  rule({
    name: 'cors.refusals',
    says: 'The page’s origin may read refusals, too.',
    about: profileApi.heading('Who calls'),
    async try(backend) {
      await backend
        .visitor()
        .getRelation('no-such-account-of-oa-profile')
        .catch(() => undefined);
      demandReadable(backend, backend.lastExchange());
    },
  }),
  rule({
    name: 'cors.keep-preflight',
    says: 'A preflight of the Keep API from the page’s origin allows its methods and headers.',
    about: keepApi.heading('Who calls'),
    needs: ['keep'],
    async try(backend) {
      const one = `/v1/keep/${encodeURIComponent(backend.account)}`;
      for (const [method, path] of [
        ['POST', '/v1/keep'],
        ['GET', one],
        ['DELETE', one],
      ] as const) {
        const exchange = await preflight(backend, { method, path, headers: keepHeaders }, 'keep');
        demandReadable(backend, exchange);
        demandAllowed(exchange, method, keepHeaders);
      }
    },
  }),
  rule({
    name: 'cors.keep-answers',
    says: 'The page’s origin may read the answers of the Keep API.',
    about: keepApi.heading('Who calls'),
    needs: ['keep'],
    async try(backend) {
      await backend
        .keep()
        .keepStatus(backend.account)
        .catch(() => undefined);
      demandReadable(backend, backend.lastExchange());
    },
  }),
  rule({
    name: 'token.invalid',
    says: 'A token that is not valid is refused as 401 UNAUTHORIZED, also by reads.',
    about: profileApi.heading('Who calls'),
    async try(backend) {
      const accountId = await backend.accountId();
      const stranger = backend.visitor({ token: UNKNOWN_TOKEN });
      await demandRefusal(backend, stranger.getRelation(accountId), 'UNAUTHORIZED');
    },
  }),
  rule({
    name: 'token.valid',
    says: 'The token of a visitor is taken by every read.',
    about: profileApi.heading('Who calls'),
    needs: ['token'],
    try: (backend) => askAll(backend, backend.testVisitor()),
  }),
  rule({
    name: 'cache.anonymous',
    says: 'No shared cache keeps an answer that depends on the visitor, not even that for an anonymous one.',
    about: profileApi.heading('Who calls'),
    try: (backend) => demandPersonalNotShared(backend, undefined),
  }),
  rule({
    name: 'cache.visitor',
    says: 'No shared cache keeps what a visitor with a token is answered.',
    about: profileApi.heading('Who calls'),
    needs: ['token'],
    try: (backend) => demandPersonalNotShared(backend, backend.token()),
  }),
  rule({
    name: 'cache.refusals',
    says: 'No shared cache keeps that a token is refused.',
    about: profileApi.heading('Who calls'),
    async try(backend) {
      const accountId = await backend.accountId();
      await backend
        .visitor({ token: UNKNOWN_TOKEN })
        .getRelation(accountId)
        .catch(() => undefined);
      demandNotShared(backend.lastExchange());
    },
  }),
  rule({
    name: 'cache.keep',
    says: 'No shared cache keeps an answer of the Keep API, or a refusal.',
    about: keepApi.heading('Who calls'),
    needs: ['keep', 'token'],
    async try(backend) {
      await backend.keep(backend.token()).keepStatus(backend.account);
      demandNotShared(backend.lastExchange());
      await backend
        .keep(UNKNOWN_TOKEN)
        .keepStatus(backend.account)
        .catch(() => undefined);
      demandNotShared(backend.lastExchange());
    },
  }),
];
