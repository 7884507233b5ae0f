import { reservation, type Reservation } from '@oa-profile/api-client/schemas';
import * as v from 'valibot';
import { certainOwner, readableOwner } from '../../core/kept/certain-owner.js';
import type { ProfileThunk } from '../../core/store/profile-store.js';
import { intentOfPage } from '../../core/intent/page-intent.js';
import { reservationCode } from './reservation-code.js';
import { type KeptReservation, reservationsRecalled, selectReservation } from './reservation-slice.js';

/** The maximum kept for one account. */
const MAX_KEPT = 5;
/** Minutes assumed for a reservation whose duration the account does not tell. */
const USUAL_MINUTES = 120;

/** Any time that a `Date` can hold, in milliseconds. */
const time = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));
const schema = v.array(v.object({ answer: reservation, at: time }));

const endOf = ({ answer: { startsAt, durationMinutes } }: KeptReservation): number =>
  Date.parse(startsAt) + (durationMinutes || USUAL_MINUTES) * 60_000;

const startOf = ({ answer: { startsAt } }: KeptReservation): number => Date.parse(startsAt);

/** Those that are not over, the next one first. */
function comingOf(kept: readonly KeptReservation[], now: number): KeptReservation[] {
  return kept.filter((one) => endOf(one) > now).sort((a, b) => startOf(a) - startOf(b));
}

const readKept =
  (): ProfileThunk<KeptReservation[]> =>
  (_dispatch, getState, { reservationCache }) => {
    const { basicSearchId } = getState().page.account;
    const kept = reservationCache.get(basicSearchId);
    if (!kept) return [];
    const parsed = v.safeParse(schema, kept.data);
    if (parsed.success) return comingOf(parsed.output, Date.now());
    reservationCache.delete(basicSearchId);
    return [];
  };

/** Whether the current visitor has a table at that time, as far as this device knows: its tabs share what they keep. */
export const hasTableAt =
  (startsAt: string): ProfileThunk<boolean> =>
  (dispatch, _getState, { host }) =>
    certainOwner(host) !== undefined &&
    dispatch(readKept()).some((one) => startOf(one) === Date.parse(startsAt));

/** Shows what this device knows of the current visitor's tables, in place of the form. */
export const showReservations =
  (): ProfileThunk =>
  (dispatch, _getState, { host }) => {
    const kept = readableOwner(host) === undefined ? [] : dispatch(readKept());
    if (kept.length) dispatch(reservationsRecalled(kept));
  };

/** Keeps a newly confirmed reservation for the current visitor, until it is over. */
export const keepReservation =
  (confirmed: Reservation): ProfileThunk =>
  (dispatch, getState, { host, reservationCache }) => {
    if (certainOwner(host) === undefined) return;
    const at = Date.now();
    const answer = { ...confirmed, reservationId: reservationCode(confirmed.reservationId) };
    const others = dispatch(readKept()).filter((one) => one.answer.reservationId !== answer.reservationId);
    const data = comingOf([...others, { answer, at }], at).slice(0, MAX_KEPT);
    if (!data.length) return;
    const until = Math.max(...data.map(endOf));
    reservationCache.set(getState().page.account.basicSearchId, { data, at, until });
  };

/**
 * Shows the earlier reservations of the current visitor, or the last known one if the current one cannot be known,
 * unless they are about to choose something.
 */
export const recallReservations =
  (): ProfileThunk =>
  (dispatch, getState, { host }) => {
    if (readableOwner(host) === undefined) return;
    const { page } = getState();
    const { draft, kept: shown, confirmed, sending } = selectReservation(getState());
    const isChoosing = Object.values(draft).some(Boolean) || intentOfPage(page)?.table !== undefined;
    if (shown || confirmed || sending.status !== 'None' || isChoosing) return;
    const kept = dispatch(readKept());
    if (kept.length) dispatch(reservationsRecalled(kept));
  };
