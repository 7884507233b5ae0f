import { reservation } from '@oa-profile/api-client/schemas';
import type { Reservation } from '@oa-profile/api-client';
import { certainOwner, readSaved, type ProfileThunk, type SavedNamespace } from '@oa-profile/plugin-sdk/page';
import * as v from 'valibot';

/** A confirmed reservation that is saved on the device: what its confirmation says but for the visitor's own words. */
export interface SavedReservation {
  /** With the short code in place of its full id, which is not needed here. */
  answer: Reservation;
  /** When the server confirmed it, in milliseconds. */
  at: number;
}

/** A visitor's reservations, by account, until they are over; also for when there is no network. */
export const savedReservations: SavedNamespace = {
  name: 'reservation',
  area: 'local',
  capacity: 5,
  whileUnknown: 'tab',
  isReadForLast: true,
};

/** The maximum saved for one account. */
const MAX_SAVED = 5;
/** Minutes assumed for a reservation whose duration the account does not tell. */
const USUAL_MINUTES = 120;

/** Any time that a `Date` can hold, in milliseconds. */
const time = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));
const schema = v.array(v.object({ answer: reservation, at: time }));

const endOf = ({ answer: { startsAt, durationMinutes } }: SavedReservation): number =>
  Date.parse(startsAt) + (durationMinutes || USUAL_MINUTES) * 60_000;

const startOf = ({ answer: { startsAt } }: SavedReservation): number => Date.parse(startsAt);

/** Those that are not over, the next one first. */
function comingOf(saved: readonly SavedReservation[], now: number): SavedReservation[] {
  return saved.filter((one) => endOf(one) > now).sort((a, b) => startOf(a) - startOf(b));
}

/** The current visitor's reservations that are not over, as far as this device knows. */
export const readReservations =
  (): ProfileThunk<SavedReservation[]> =>
  (_dispatch, getState, { savedCache }) => {
    const saved = readSaved(savedCache(savedReservations), getState().page.account.basicSearchId, (data) => {
      const parsed = v.safeParse(schema, data);
      return parsed.success ? parsed.output : undefined;
    });
    return saved ? comingOf(saved.data, Date.now()) : [];
  };

/** Whether the current visitor has a table at that time, as far as this device knows: its tabs share what they save. */
export const hasTableAt =
  (startsAt: string): ProfileThunk<boolean> =>
  (dispatch, _getState, { host }) =>
    certainOwner(host) !== undefined &&
    dispatch(readReservations()).some((one) => startOf(one) === Date.parse(startsAt));

/** Saves a newly confirmed reservation for the current visitor, until it is over. */
export const saveReservation =
  (confirmed: Reservation): ProfileThunk =>
  (dispatch, getState, { host, savedCache }) => {
    if (certainOwner(host) === undefined) return;
    const at = Date.now();
    const answer = { ...confirmed, reservationId: reservationCode(confirmed.reservationId) };
    const others = dispatch(readReservations()).filter(
      (one) => one.answer.reservationId !== answer.reservationId,
    );
    const data = comingOf([...others, { answer, at }], at).slice(0, MAX_SAVED);
    if (!data.length) return;
    const until = Math.max(...data.map(endOf));
    savedCache(savedReservations).set(getState().page.account.basicSearchId, { data, at, until });
  };

/** Characters that are easy to read out over the phone. */
const CODE_LENGTH = 6;

/**
 * The code by which an account finds a reservation: the beginning of its id, short enough to be said and typed. An id
 * that is short already is its own code.
 */
export function reservationCode(reservationId: string): string {
  const characters = reservationId.replace(/[^\p{L}\p{N}]/gu, '');
  if (reservationId.length <= CODE_LENGTH + 2 || characters.length < CODE_LENGTH) return reservationId;
  return characters.slice(0, CODE_LENGTH).toUpperCase();
}
