import type { Backend } from '../backend.js';
import { demand, demandEqual, NotTried } from '../broken.js';
import { demandOneWinner, demandRefusal } from '../demands.js';
import { profileApi, rule, type TriableRule } from '../rule.js';
import { freeSlots, reserveSomewhere } from './free-slots.js';

const writing = ['token', 'write'] as const;

const slotIds = async (backend: Backend): Promise<string[]> => {
  const { days } = await backend.visitor().getReservationInventory(backend.account);
  return days.flatMap(({ slots }) => slots.map(({ slotId }) => slotId));
};

const isOneAtATime =
  'A visitor who has a table at this time gets `ALREADY_RESERVED`, unless the request says `another`.';

/** A table is given once. */
export const reservationRules: readonly TriableRule[] = [
  rule({
    name: 'reservations.slots',
    says: 'A time that can be booked has the same id whenever it is asked.',
    about: profileApi.operation('getReservationInventory'),
    sentence: 'Identifies the time; the page sends it back to book it.',
    async try(backend) {
      const ids = await slotIds(backend);
      if (!ids.length) throw new NotTried('The account has no times that can be booked.');
      demandEqual('days', await slotIds(backend), ids);
    },
  }),
  rule({
    name: 'reservations.days',
    says: 'Days come in their order, and each time is on its day, in the account’s time zone.',
    about: profileApi.operation('getReservationInventory'),
    sentence: "`YYYY-MM-DD` in the account's time zone.",
    async try(backend) {
      const { account } = await backend.visitor().getAccountPage(backend.account);
      const { days } = await backend.visitor().getReservationInventory(backend.account);
      if (!days.length || account.timeZone === 'Etc/Unknown')
        throw new NotTried('The account has no times that can be booked, or no time zone.');
      // eslint-disable-next-line no-restricted-syntax -- the client knows no zone that this runtime does not know
      const dates = new Intl.DateTimeFormat('sv', { timeZone: account.timeZone });
      for (const [index, { date, slots }] of days.entries()) {
        const before = days[index - 1]?.date ?? '';
        demand(date > before, {
          field: `days.${index}.date`,
          expected: `a day after ${before}`,
          found: date,
        });
        for (const [number, { startsAt }] of slots.entries()) {
          const day = dates.format(new Date(startsAt));
          demandEqual(`days.${index}.slots.${number}.startsAt`, day, date);
        }
      }
    },
  }),
  rule({
    name: 'reservations.from',
    says: 'An inventory that is asked from a day on has no earlier day.',
    about: profileApi.operation('getReservationInventory'),
    sentence: 'The days on offer, from the one that was asked for.',
    async try(backend) {
      const { days } = await backend.visitor().getReservationInventory(backend.account);
      const from = days[1]?.date;
      if (from === undefined) throw new NotTried('The account has no two days that can be booked.');
      const later = await backend.visitor().getReservationInventory(backend.account, { from });
      const early = later.days.find(({ date }) => date < from);
      demand(early === undefined, { field: 'days', expected: `${from} or later`, found: early?.date ?? '' });
      demandEqual('days.0.date', later.days[0]?.date, from);
    },
  }),
  rule({
    name: 'reservations.made',
    says: 'A reservation of the largest party is answered with the time and the party that were asked for.',
    about: profileApi.operation('reserve'),
    sentence: 'What was booked.',
    needs: writing,
    async try(backend) {
      const { days, partySize } = await backend.visitor().getReservationInventory(backend.account);
      const { request, reservation } = await reserveSomewhere(backend, { partySize: partySize.max });
      const slot = days.flatMap(({ slots }) => slots).find(({ slotId }) => slotId === request.slotId);
      demandEqual('partySize', reservation.partySize, request.partySize);
      if (slot) demandEqual('startsAt', Date.parse(reservation.startsAt), Date.parse(slot.startsAt));
    },
  }),
  rule({
    name: 'reservations.one-at-a-time',
    says: 'A visitor who has a table at a time is refused as 409 ALREADY_RESERVED, unless another one is asked for.',
    about: profileApi.operation('reserve'),
    sentence: isOneAtATime,
    needs: writing,
    async try(backend) {
      const { request, reservation } = await reserveSomewhere(backend);
      const second = backend.testVisitor().reserve(backend.account, request);
      await demandRefusal(backend, second, 'ALREADY_RESERVED');
      const other = await backend.testVisitor().reserve(backend.account, { ...request, another: true });
      demand(other.reservationId !== reservation.reservationId, {
        field: 'reservationId',
        expected: 'another reservation',
        found: other.reservationId,
      });
    },
  }),
  rule({
    name: 'reservations.one-of-three-tabs',
    says: 'Of reservations that three tabs of a visitor send at the same time for one time, one is made.',
    about: profileApi.operation('reserve'),
    sentence: isOneAtATime,
    needs: writing,
    async try(backend) {
      const { request } = await reserveSomewhere(backend);
      // The time before is free of the visitor's own tables, or the one before that.
      const slots = (await freeSlots(backend)).filter(({ slotId }) => slotId !== request.slotId);
      const [next] = slots.slice(slots.findIndex(({ slotId }) => slotId < request.slotId));
      if (!next) throw new NotTried('The account has no second time with several tables.');
      const tabs = [1, 2, 3].map(() => backend.testVisitor().reserve(backend.account, next));
      await demandOneWinner(backend, tabs, 'ALREADY_RESERVED');
    },
  }),
  rule({
    name: 'reservations.party',
    says: 'A party that is too large is refused as 422 INVALID.',
    about: profileApi.operation('reserve'),
    sentence: 'How many people come, within what the inventory says.',
    needs: writing,
    async try(backend) {
      const [{ slotId }] = await freeSlots(backend);
      const { partySize } = await backend.visitor().getReservationInventory(backend.account);
      const call = backend.testVisitor().reserve(backend.account, { slotId, partySize: partySize.max + 1 });
      await demandRefusal(backend, call, 'INVALID');
    },
  }),
  rule({
    name: 'reservations.last-table',
    says: 'Of rivals for the last table one gets it, each other is refused as 409 SLOT_GONE, and the time is full.',
    about: profileApi.operation('reserve'),
    sentence: 'Of two rivals for the last table one gets `SLOT_GONE`.',
    needs: [...writing, 'rival', 'lastTable'],
    async try(backend) {
      const slotId = backend.prepared.lastTable ?? '';
      const request = { slotId, partySize: 1, another: true };
      const calls = Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? backend.testVisitor() : backend.rival()).reserve(backend.account, request),
      );
      await demandOneWinner(backend, calls, 'SLOT_GONE');
      const { days } = await backend.visitor().getReservationInventory(backend.account);
      const slot = days.flatMap(({ slots }) => slots).find((each) => each.slotId === slotId);
      demandEqual('availability', slot?.availability ?? 'full', 'full');
    },
  }),
];
