import { setTimeout as sleep } from 'node:timers/promises';
import type { ReportReceipt } from '@oa-profile/api-client';
import type { Backend } from '../backend.js';
import { demand, demandEqual, inWords } from '../broken.js';
import { demandRefusal, outcomeOf } from '../demands.js';
import { profileApi, rule, type TriableRule } from '../rule.js';
import { freeSlots, reserveSomewhere } from './free-slots.js';
import { longest } from './longest.js';
import { testReport as report } from './test-report.js';
import { UNKNOWN_TOKEN } from './unknown-token.js';

const exactlyOnce = profileApi.heading('Exactly once');
const isRemembered =
  'A repeat with the same id does not act again; it gets the first answer again, refusals included.';
const waits = 'A repeat that arrives while the first is running waits for it.';
const isOwn = "Ids are the visitor's own.";
const settles =
  'If the write has acted, answers what it did; if not, null, and the id is withdrawn: a copy that arrives later is refused with `WITHDRAWN`.';
const writing = ['token', 'write'] as const;

/** Sends a report several times at once under one id. */
async function demandOneReport(send: () => Promise<ReportReceipt>): Promise<ReportReceipt> {
  const first = send();
  const receipts = await Promise.all([first, ...Array.from({ length: 7 }, send)]);
  for (const { reportId } of receipts) demandEqual('reportId', reportId, (await first).reportId);
  return first;
}

/** Sends a report again under its id, after a while. */
async function demandRepeated(backend: Backend, id: string, milliseconds = 0): Promise<void> {
  const visitor = backend.testVisitor(id);
  const first = await visitor.report(backend.account, report);
  await sleep(milliseconds);
  const again = await visitor.report(backend.account, report);
  demandEqual('reportId', again.reportId, first.reportId);
}

/** A write happens once, whatever gets lost on the way. */
export const onceRules: readonly TriableRule[] = [
  rule({
    name: 'once.repeat',
    says: 'A report that is sent again with its transaction id acts once and gets the first answer again.',
    about: exactlyOnce,
    sentence: isRemembered,
    needs: writing,
    try: (backend) => demandRepeated(backend, backend.newId()),
  }),
  rule({
    name: 'once.ids',
    says: 'Any id of visible ASCII, of up to 100 characters, is one: for a write, its repeat, and to settle it.',
    about: exactlyOnce,
    sentence: 'It has 1 to 100 characters of visible ASCII.',
    needs: writing,
    async try(backend) {
      const start = longest(99, backend.newId());
      const ids = [`${start}a`, `${start}b`];
      for (const id of ids) await demandRepeated(backend, id);
      const [first, other] = await Promise.all(
        ids.map((id) => backend.testVisitor().settleReport(backend.account, id)),
      );
      demand(first?.report?.reportId !== other?.report?.reportId, {
        field: 'report',
        expected: 'what was done under this id, not under one that begins alike',
        found: inWords(other?.report),
      });
    },
  }),
  rule({
    name: 'once.later',
    says: 'A report that is sent again later, as long as the kit was told to wait, gets the first answer again.',
    about: exactlyOnce,
    sentence: 'Remember an id for a day at least.',
    needs: [...writing, 'repeatAfter'],
    try: (backend) => demandRepeated(backend, backend.newId(), backend.repeatAfter * 1000),
  }),
  rule({
    name: 'once.renewed-token',
    says: 'A report that was refused for its token is taken under the same id with a valid one.',
    about: exactlyOnce,
    sentence:
      'A token that is not valid uses up no id: with a new token the page repeats the write under the same one.',
    needs: writing,
    async try(backend) {
      const transactionId = backend.newId();
      const stranger = backend.visitor({ token: UNKNOWN_TOKEN, transactionId });
      await demandRefusal(backend, stranger.report(backend.account, report), 'UNAUTHORIZED');
      await backend.testVisitor(transactionId).report(backend.account, report);
    },
  }),
  rule({
    name: 'once.new-id',
    says: 'A report with a new transaction id is another one.',
    about: exactlyOnce,
    sentence:
      'Each write has an `x-transaction-id`: new for each intention, the same for each repeat of it, after a reload as well.',
    needs: writing,
    async try(backend) {
      const first = await backend.testVisitor().report(backend.account, report);
      const other = await backend.testVisitor().report(backend.account, report);
      demand(first.reportId !== other.reportId, {
        field: 'reportId',
        expected: 'another id than that of the first report',
        found: other.reportId,
      });
    },
  }),
  rule({
    name: 'once.at-once',
    says: 'Copies of a report that arrive at the same time act once.',
    about: exactlyOnce,
    sentence: waits,
    needs: writing,
    async try(backend) {
      const visitor = backend.testVisitor(backend.newId());
      await demandOneReport(() => visitor.report(backend.account, report));
    },
  }),
  rule({
    name: 'once.anonymous',
    says: 'Copies of an anonymous visitor’s report that arrive at the same time act once, and are settled without a token.',
    about: exactlyOnce,
    sentence: waits,
    needs: ['write'],
    async try(backend) {
      const transactionId = backend.newId();
      const visitor = backend.visitor({ transactionId });
      const receipt = await demandOneReport(() => visitor.report(backend.account, report));
      const settled = await backend.visitor().settleReport(backend.account, transactionId);
      demandEqual('report', settled.report, receipt);
    },
  }),
  rule({
    name: 'once.reservation',
    says: 'A reservation that is sent again with its transaction id is made once and gets the first answer again.',
    about: exactlyOnce,
    sentence: isRemembered,
    needs: writing,
    async try(backend) {
      const { transactionId, request, reservation } = await reserveSomewhere(backend);
      const again = await backend.testVisitor(transactionId).reserve(backend.account, request);
      demandEqual('reservationId', again.reservationId, reservation.reservationId);
    },
  }),
  rule({
    name: 'once.refusal',
    says: 'A reservation that was refused is refused again under its id, although it would be possible otherwise, and is settled as not made.',
    about: exactlyOnce,
    sentence: isRemembered,
    needs: writing,
    async try(backend) {
      const { request } = await reserveSomewhere(backend);
      const id = backend.newId();
      const refused = backend.testVisitor(id);
      await demandRefusal(backend, refused.reserve(backend.account, request), 'ALREADY_RESERVED');
      const outcome = await outcomeOf(refused.reserve(backend.account, { ...request, another: true }));
      demand(outcome !== '200', {
        expected: 'a refusal: an id that was refused does not act',
        found: 'a reservation',
      });
      const { reservation } = await backend.testVisitor().settleReservation(backend.account, id);
      demandEqual('reservation', reservation, null);
    },
  }),
  rule({
    name: 'once.visitor',
    says: 'The transaction id of a visitor says nothing about that of another one.',
    about: exactlyOnce,
    sentence: isOwn,
    needs: [...writing, 'rival'],
    async try(backend) {
      const id = backend.newId();
      const own = await backend.testVisitor(id).report(backend.account, report);
      const other = await backend.rival(id).report(backend.account, report);
      demand(own.reportId !== other.reportId, {
        field: 'reportId',
        expected: 'a report of the other visitor’s own',
        found: other.reportId,
      });
    },
  }),
  rule({
    name: 'once.other-request',
    says: 'A transaction id that was used for a report is refused as 422 INVALID for a reservation, also to settle one.',
    about: exactlyOnce,
    sentence: 'The same id for another method or path is refused with `INVALID`.',
    needs: writing,
    async try(backend) {
      const { account } = backend;
      const id = backend.newId();
      const [slot] = await freeSlots(backend);
      await backend.testVisitor(id).report(account, report);
      await demandRefusal(backend, backend.testVisitor(id).reserve(account, slot), 'INVALID');
      await demandRefusal(backend, backend.testVisitor().settleReservation(account, id), 'INVALID');
    },
  }),
  rule({
    name: 'once.settled',
    says: 'Who asks what was done under a transaction id gets the first answer, each time.',
    about: profileApi.operation('settleReport'),
    sentence: settles,
    needs: writing,
    async try(backend) {
      const id = backend.newId();
      const receipt = await backend.testVisitor(id).report(backend.account, report);
      for (let times = 0; times < 2; times += 1) {
        const settled = await backend.testVisitor().settleReport(backend.account, id);
        demandEqual('report', settled.report, receipt);
      }
    },
  }),
  rule({
    name: 'once.withdrawn',
    says: 'A report that arrives after it was settled as not done is refused as 409 WITHDRAWN.',
    about: profileApi.operation('settleReport'),
    sentence: settles,
    needs: writing,
    async try(backend) {
      const id = backend.newId();
      const nothing = async (): Promise<void> => {
        const { report: settled } = await backend.testVisitor().settleReport(backend.account, id);
        demandEqual('report', settled, null);
      };
      await nothing();
      const late = backend.testVisitor(id).report(backend.account, report);
      await demandRefusal(backend, late, 'WITHDRAWN');
      await nothing();
    },
  }),
  rule({
    name: 'once.withdrawn-reservation',
    says: 'A reservation that arrives after it was settled as not done is refused as 409 WITHDRAWN.',
    about: profileApi.operation('settleReservation'),
    sentence: settles,
    needs: writing,
    async try(backend) {
      const id = backend.newId();
      const [slot] = await freeSlots(backend);
      const { reservation } = await backend.testVisitor().settleReservation(backend.account, id);
      demandEqual('reservation', reservation, null);
      const late = backend.testVisitor(id).reserve(backend.account, slot);
      await demandRefusal(backend, late, 'WITHDRAWN');
    },
  }),
  rule({
    name: 'once.settled-by-another',
    says: 'Nobody learns what another visitor has done under a transaction id.',
    about: exactlyOnce,
    sentence: isOwn,
    needs: [...writing, 'rival'],
    async try(backend) {
      const id = backend.newId();
      await backend.testVisitor(id).report(backend.account, report);
      const { report: settled } = await backend.rival().settleReport(backend.account, id);
      demandEqual('report', settled, null);
    },
  }),
];
