import type { Reservation, ReservationRequest } from '@oa-profile/api-client';
import { isProfileError } from '@oa-profile/errors';
import type { Backend } from '../backend.js';
import { NotTried } from '../broken.js';

/** A time that can be booked, and the smallest party that may. */
export interface FreeSlot {
  slotId: string;
  partySize: number;
}

/**
 * Times with several tables, the latest first: nobody misses those.
 *
 * @throws NotTried if there is none
 */
export async function freeSlots(backend: Backend): Promise<[FreeSlot, ...FreeSlot[]]> {
  const { days, partySize } = await backend.visitor().getReservationInventory(backend.account);
  const slots = days
    .flatMap((day) => day.slots)
    .filter(({ availability }) => availability === 'free')
    .map(({ slotId }) => ({ slotId, partySize: Math.max(1, partySize.min) }))
    .reverse();
  const [first, ...rest] = slots;
  if (!first) throw new NotTried('The account has no time with several tables.');
  return [first, ...rest];
}

/** Times that are tried before the test visitor is taken to have a table at all of them. */
const MOST_TRIED = 10;

/** A reservation of the test visitor, and how it was sent. */
export interface MadeReservation {
  transactionId: string;
  request: ReservationRequest;
  reservation: Reservation;
}

/** Reserves at the latest time at which the test visitor has no table yet. */
export async function reserveSomewhere(
  backend: Backend,
  more: Partial<ReservationRequest> = {},
): Promise<MadeReservation> {
  for (const slot of (await freeSlots(backend)).slice(0, MOST_TRIED)) {
    const request = { ...slot, ...more };
    const transactionId = backend.newId();
    try {
      const reservation = await backend.testVisitor(transactionId).reserve(backend.account, request);
      return { transactionId, request, reservation };
    } catch (error) {
      if (!isProfileError(error, 'HTTP_ABNORMAL')) throw error;
      if (error.data?.serverStatusCode !== 'ALREADY_RESERVED') throw error;
    }
  }
  throw new NotTried('The test visitor has a table at all of the last times.');
}
