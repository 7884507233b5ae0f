import { operations } from '@oa-profile/api-client';
import { subPagePluginPath, subPagePluginTypes } from '@oa-profile/api-client/internal';
import type { Backend } from '../backend.js';
import { demand, inWords } from '../broken.js';
import { outcomeOf } from '../demands.js';
import type { Exchange } from '../recording-fetch.js';
import { keepApi, profileApi, rule, type TriableRule } from '../rule.js';
import { askAll, writes } from './calls.js';

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

const keepHeaders = ['authorization', 'content-type', 'accept-language'];
const isAllowed =
  'CORS has to allow that origin, the methods GET, POST, PUT and DELETE, and all headers of this document, in the preflight as well.';
const isReadable =
  'Every answer has to allow the origin, refusals and failures included: the page cannot read it otherwise.';
const ofKeep =
  "CORS has to allow the page's origin, the methods GET, POST and DELETE and the headers `authorization`, `content-type` and `accept-language`, in the preflight as well.";
const whoCalls = profileApi.heading('Who calls');

/** From where the APIs may be called. */
export const corsRules: readonly TriableRule[] = [
  rule({
    name: 'cors.preflight',
    says: 'A preflight from the page’s origin allows every method with all of the page’s headers.',
    about: whoCalls,
    sentence: isAllowed,
    async try(backend) {
      const accountId = await backend.accountId();
      const headers = [...Object.values<string>({ ...backend.headerNames }), 'content-type'];
      const parts: Record<string, string> = {
        searchId: backend.account,
        accountId,
        type: subPagePluginTypes[0],
      };
      const sections = { method: 'GET', path: subPagePluginPath };
      for (const { method, path } of [...Object.values(operations), sections]) {
        const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
          encodeURIComponent(parts[name] ?? name),
        );
        const exchange = await preflight(backend, { method, path: filled, headers });
        demandReadable(backend, exchange);
        demandAllowed(exchange, method, headers);
      }
    },
  }),
  rule({
    name: 'cors.answers',
    says: 'The page’s origin may read every answer.',
    about: whoCalls,
    sentence: isReadable,
    try: (backend) => askAll(backend, backend.visitor(), (exchange) => demandReadable(backend, exchange)),
  }),
  rule({
    name: 'cors.refusals',
    says: 'The page’s origin may read refusals, too.',
    about: whoCalls,
    sentence: isReadable,
    async try(backend) {
      await backend
        .visitor()
        .getRelation('no-such-account-of-oa-profile')
        .catch(() => undefined);
      demandReadable(backend, backend.lastExchange());
    },
  }),
  rule({
    name: 'cors.writes',
    says: 'The page’s origin may read what has become of each write.',
    about: whoCalls,
    sentence: isReadable,
    needs: ['token', 'write'],
    async try(backend) {
      const ids = { searchId: backend.account, accountId: await backend.accountId() };
      for (const { ask } of writes) {
        await outcomeOf(ask(backend.testVisitor(), ids));
        demandReadable(backend, backend.lastExchange());
      }
    },
  }),
  rule({
    name: 'cors.keep-preflight',
    says: 'A preflight of the Keep API from the page’s origin allows its methods and headers.',
    about: keepApi.heading('Who calls'),
    sentence: ofKeep,
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
    sentence: ofKeep,
    needs: ['keep'],
    async try(backend) {
      await backend
        .keep()
        .keepStatus(backend.account)
        .catch(() => undefined);
      demandReadable(backend, backend.lastExchange());
    },
  }),
];
