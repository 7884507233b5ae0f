import type { Backend } from '../backend.js';
import { demand, demandEqual, NotTried } from '../broken.js';
import { demandRefusal } from '../demands.js';
import { profileApi, rule, type TriableRule } from '../rule.js';
import { freeSlots, reserveSomewhere } from './free-slots.js';
import { testReport as report } from './test-report.js';

const exactlyOnce = profileApi.heading('Exactly once');
const writing = ['token', 'write'] as const;

/** Sends a report several times at once under one id. */
async function demandOneReport(backend: Backend, send: () => Promise<{ reportId: string }>): Promise<void> {
  const receipts = await Promise.all(Array.from({ length: 8 }, send));
  for (const { reportId } of receipts) demandEqual('reportId', reportId, receipts[0]?.reportId);
}

/** A write happens once, whatever gets lost on the way. */
export const onceRules: readonly TriableRule[] = [
  rule({
    name: 'once.repeat',
    says: 'A report that is sent again with its transaction id acts once and gets the first answer again.',
    about: exactlyOnce,
    needs: writing,
    async try(backend) {
      const visitor = backend.testVisitor(backend.newId());
      const first = await visitor.report(backend.account, report);
      const again = await visitor.report(backend.account, report);
      demandEqual('reportId', again.reportId, first.reportId);
    },
  }),
  rule({
    name: 'once.new-id',
    says: 'A report with a new transaction id is another one.',
    about: exactlyOnce,
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
    needs: writing,
    try(backend) {
      const visitor = backend.testVisitor(backend.newId());
      return demandOneReport(backend, () => visitor.report(backend.account, report));
    },
  }),
  rule({
    name: 'once.anonymous',
    says: 'Copies of an anonymous visitor’s report that arrive at the same time act once.',
    about: exactlyOnce,
    needs: ['write'],
    try(backend) {
      const visitor = backend.visitor({ transactionId: backend.newId() });
      return demandOneReport(backend, () => visitor.report(backend.account, report));
    },
  }),
  rule({
    name: 'once.reservation',
    says: 'A reservation that is sent again with its transaction id is made once and gets the first answer again.',
    about: exactlyOnce,
    needs: writing,
    async try(backend) {
      const { transactionId, request, reservation } = await reserveSomewhere(backend);
      const again = await backend.testVisitor(transactionId).reserve(backend.account, request);
      demandEqual('reservationId', again.reservationId, reservation.reservationId);
    },
  }),
  rule({
    name: 'once.refusal',
    says: 'A refusal is remembered, too: what is sent again gets it although it would be possible by then.',
    about: exactlyOnce,
    needs: writing,
    async try(backend) {
      const accountId = await backend.accountId();
      const { friendshipType } = await backend.testVisitor().getRelation(accountId);
      if (friendshipType.startsWith('friend') || friendshipType === 'recommendBlocked')
        throw new NotTried(`The test visitor is ${friendshipType}: a stranger is needed.`);
      const visitor = backend.testVisitor(backend.newId());
      await demandRefusal(backend, visitor.updateFavorite(accountId, true), 'INVALID');
      await backend.testVisitor().updateFriendship(accountId, 'addFriend');
      await demandRefusal(backend, visitor.updateFavorite(accountId, true), 'INVALID');
    },
  }),
  rule({
    name: 'once.visitor',
    says: 'The transaction id of a visitor says nothing about that of another one.',
    about: exactlyOnce,
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
    says: 'A transaction id that was used for another request is refused as 422 INVALID.',
    about: exactlyOnce,
    needs: writing,
    async try(backend) {
      const visitor = backend.testVisitor(backend.newId());
      await visitor.report(backend.account, report);
      await demandRefusal(backend, visitor.follow(backend.account), 'INVALID');
    },
  }),
  rule({
    name: 'once.settled',
    says: 'Who asks what was done under a transaction id gets the first answer, each time.',
    about: profileApi.operation('settleReport'),
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
    about: profileApi.operation('settleReport'),
    needs: [...writing, 'rival'],
    async try(backend) {
      const id = backend.newId();
      await backend.testVisitor(id).report(backend.account, report);
      const { report: settled } = await backend.rival().settleReport(backend.account, id);
      demandEqual('report', settled, null);
    },
  }),
  rule({
    name: 'once.settled-as-another',
    says: 'A report cannot be settled as a reservation: that is refused as 422 INVALID.',
    about: profileApi.operation('settleReservation'),
    needs: writing,
    async try(backend) {
      const id = backend.newId();
      await backend.testVisitor(id).report(backend.account, report);
      const call = backend.testVisitor().settleReservation(backend.account, id);
      await demandRefusal(backend, call, 'INVALID');
    },
  }),
];
