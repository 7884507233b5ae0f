import { REPORT_DETAIL_LIMIT } from '@oa-profile/api-client/internal/schemas';
import type { Backend } from '../backend.js';
import { demand, demandEqual, demandFields, NotTried } from '../broken.js';
import { demandRefusal, outcomeOf } from '../demands.js';
import type { Exchange } from '../recording-fetch.js';
import { keepApi, profileApi, rule, type TriableRule } from '../rule.js';
import { askAll, writes } from './calls.js';
import { askAsEachCaller } from './each-caller.js';
import { reserveSomewhere } from './free-slots.js';
import { longestText } from './longest.js';
import { testReport } from './test-report.js';
import { UNKNOWN_TOKEN } from './unknown-token.js';

/** Demands headers that keep an answer out of all caches, but for a browser's cache that asks again each time. */
function demandNotKept(exchange: Exchange): void {
  const control = exchange.headers.get('cache-control')?.toLowerCase() ?? '';
  const isKept = !/(^|[\s,])(no-store|private)([\s,=]|$)/.test(control) || isFresh(control);
  demand(!isKept, { field: 'cache-control', expected: 'no-store', found: control || 'nothing', exchange });
}

/** Whether caches answer without asking again. */
const isFresh = (control: string): boolean => !/no-store|no-cache/.test(control) && /age=[1-9]/.test(control);

/** Demands that caches that may keep an answer do not give it to somebody whom it was not made for. */
function demandVaries({ headerNames }: Backend, exchange: Exchange): void {
  const { headers } = exchange;
  const control = headers.get('cache-control')?.toLowerCase() ?? '';
  if (!isFresh(control)) return;
  const varies = (headers.get('vary') ?? '').toLowerCase().split(/[\s,]+/);
  const dependsOn = [
    headerNames.contentLanguage,
    ...(headers.get('access-control-allow-origin') === '*' ? [] : ['origin']),
  ];
  const lacking = dependsOn.filter((name) => !varies.includes(name) && !varies.includes('*'));
  demand(lacking.length === 0, {
    field: 'vary',
    expected: `${dependsOn.join(', ')}, for 'cache-control: ${control}'`,
    found: varies.join(', ') || 'nothing',
    exchange,
  });
}

const isPersonal = ({ personal }: { personal?: true }): boolean => personal === true;

const isTaken =
  'Every value that this document allows for a header is taken; only the token and the language change an answer.';
const isNotKept =
  "What depends on the visitor must not be kept by any cache, not even the browser's, since the page asks again after a failure: `cache-control: no-store`.";

const whoCalls = profileApi.heading('Who calls');

/** Who may call, and what may be kept. */
export const callerRules: readonly TriableRule[] = [
  rule({
    name: 'callers.reads',
    says: 'Every read is answered to each origin, platform and language, with any key and route.',
    about: whoCalls,
    sentence: isTaken,
    try: (backend) => askAsEachCaller(backend, (caller) => askAll(backend, backend.visitor(caller))),
  }),
  rule({
    name: 'callers.server',
    says: 'The page server gets what it asks for, without a token and an origin.',
    about: whoCalls,
    sentence:
      'The page server calls without a token and without `origin`, so nothing that it gets may be personal.',
    try: (backend) => askAll(backend, backend.visitor({ isPageServer: true })),
  }),
  rule({
    name: 'callers.writes',
    says: 'Every write is answered alike to each origin, platform and language, with any key and route.',
    about: whoCalls,
    sentence: isTaken,
    needs: ['token', 'write'],
    async try(backend) {
      const ids = { searchId: backend.account, accountId: await backend.accountId() };
      const usual = new Map<unknown, string>();
      await askAsEachCaller(backend, async (caller) => {
        const visitor = backend.visitor({ ...caller, token: backend.token() });
        for (const { ask } of writes) {
          const outcome = await outcomeOf(ask(visitor, ids));
          demandEqual('status', outcome, usual.get(ask) ?? outcome);
          usual.set(ask, outcome);
        }
      });
    },
  }),
  rule({
    name: 'callers.texts',
    says: 'The longest texts of visitors are taken, with emoji, line breaks and whatever else a keyboard has.',
    about: profileApi.heading('Limits'),
    sentence:
      'What visitors write may have any characters, line breaks and emoji included; limits count characters, not bytes.',
    needs: ['token', 'write'],
    async try(backend) {
      const detail = longestText(REPORT_DETAIL_LIMIT);
      await backend.testVisitor().report(backend.account, { ...testReport, detail });
      await reserveSomewhere(backend, { note: longestText(500) }).catch((error: unknown) => {
        // Not every account takes reservations.
        if (!(error instanceof NotTried)) throw error;
      });
    },
  }),
  rule({
    name: 'callers.own',
    says: 'What a visitor has is answered to that visitor, and to nobody else, whoever asks before or at the same time.',
    about: whoCalls,
    sentence: isNotKept,
    needs: ['token', 'write'],
    async try(backend) {
      const { account } = backend;
      const isFollowing = { isFollowing: true };
      const nobody = { isFollowing: false, following: 0 };
      const own = async () => demandFields(await backend.testVisitor().getFollow(account), isFollowing);
      const other = async () => demandFields(await backend.visitor().getFollow(account), nobody);
      demandFields(await backend.testVisitor().follow(account), isFollowing);
      for (const ask of [other, own, other]) await ask();
      await Promise.all([own, other, own, other, own, other].map((ask) => ask()));
      await backend.testVisitor().unfollow(account);
    },
  }),
  rule({
    name: 'token.invalid',
    says: 'A token that is not valid is refused as 401 UNAUTHORIZED, also by reads.',
    about: profileApi.operation('getRelation'),
    sentence: 'The token is missing where one is needed, or it is not valid.',
    async try(backend) {
      const accountId = await backend.accountId();
      const stranger = backend.visitor({ token: UNKNOWN_TOKEN });
      await demandRefusal(backend, stranger.getRelation(accountId), 'UNAUTHORIZED');
    },
  }),
  rule({
    name: 'token.valid',
    says: 'The token of a visitor is taken by every read.',
    about: whoCalls,
    sentence: 'A visitor is known by the token in `x-access-token`, or anonymous.',
    needs: ['token'],
    try: (backend) => askAll(backend, backend.testVisitor()),
  }),
  rule({
    name: 'cache.anonymous',
    says: 'No cache keeps an answer that depends on the visitor, not even that for an anonymous one.',
    about: whoCalls,
    sentence: isNotKept,
    try: (backend) => askAll(backend, backend.visitor(), demandNotKept, isPersonal),
  }),
  rule({
    name: 'cache.vary',
    says: 'An answer that caches may keep says which headers of the request it depends on.',
    about: whoCalls,
    sentence:
      'An answer that caches may keep has `vary: content-language`, and `origin` as well unless it allows every origin.',
    try: (backend) => askAll(backend, backend.visitor(), (exchange) => demandVaries(backend, exchange)),
  }),
  rule({
    name: 'cache.visitor',
    says: 'No cache keeps what a visitor with a token is answered.',
    about: whoCalls,
    sentence: isNotKept,
    needs: ['token'],
    try: (backend) => askAll(backend, backend.testVisitor(), demandNotKept, isPersonal),
  }),
  rule({
    name: 'cache.refusals',
    says: 'No cache keeps that a token is refused.',
    about: whoCalls,
    sentence: isNotKept,
    async try(backend) {
      const accountId = await backend.accountId();
      await backend
        .visitor({ token: UNKNOWN_TOKEN })
        .getRelation(accountId)
        .catch(() => undefined);
      demandNotKept(backend.lastExchange());
    },
  }),
  rule({
    name: 'cache.keep',
    says: 'No cache keeps an answer of the Keep API, or a refusal.',
    about: keepApi.heading('Who calls'),
    sentence: 'Nothing of it may be kept by caches: `cache-control: no-store`.',
    needs: ['keep', 'token'],
    async try(backend) {
      await backend.keep(backend.token()).keepStatus(backend.account);
      demandNotKept(backend.lastExchange());
      await backend
        .keep(UNKNOWN_TOKEN)
        .keepStatus(backend.account)
        .catch(() => undefined);
      demandNotKept(backend.lastExchange());
    },
  }),
];
