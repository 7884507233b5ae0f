import type { Reservation } from '@oa-profile/api-client';
import { localDate } from '@oa-profile/business-hours';
import { clearIntent, type PageState, type ProfileThunk } from '@oa-profile/plugin-sdk/page';
import { clockAt, findTable } from './table-choice.js';
import { fillInReservation, selectReservation, tableAskedFor, timeOfLinkGone } from './reservation-slice.js';
import { tableNames, tableOfPage } from './table-in-link.js';

/**
 * Makes room for the table that the page's address asks for, if it does: a tap on a free time is a new request, whatever
 * was confirmed before it. What is being sent at the moment is waited for. Not for use on the server.
 */
export const askForTableOfLink = (): ProfileThunk => (dispatch, getState) => {
  const isSending = selectReservation(getState()).sending.status === 'Loading';
  if (!isSending && tableOfPage(getState().page)) dispatch(tableAskedFor());
};

/**
 * Whether the page's address asks for another table than this one, which is then news of an earlier request and no
 * answer. Not for use on the server.
 */
export function asksForAnotherTable({ account, ...page }: PageState, { startsAt }: Reservation): boolean {
  const choice = tableOfPage(page);
  if (!choice) return false;
  const { timeZone } = account;
  return (
    choice.day !== localDate(timeZone, new Date(startsAt)) || choice.time !== clockAt(timeZone, startsAt)
  );
}

/**
 * Fills in the choice that the page's address carries: a time of the profile's first screen, or all that was chosen in a
 * browser before its link led into the app. The visitor still has to check it and reserve. It goes before what was
 * chosen earlier, also if it is not offered, which the form then says. What is being sent at the moment is waited for. Not for use on the server.
 */
export const fillInTableOfLink = (): ProfileThunk => (dispatch, getState) => {
  const { page, connection } = getState();
  const { inventory, sending } = selectReservation(getState());
  const choice = inventory && sending.status !== 'Loading' && tableOfPage(page);
  if (!choice) return;
  const { partySize, date, slot } = findTable(inventory, choice, page.account.timeZone);
  // Without the app's SDK nothing can be reserved before a reload, which must find the choice again.
  if (!connection.isLost) clearIntent(tableNames);
  // What is full now may have been so for days: a link is kept, and sent to others.
  const isGone = choice.time !== undefined && (!slot || slot.availability === 'full');
  dispatch(
    fillInReservation({
      ...(partySize && { partySize }),
      ...(date && { date }),
      ...(isGone && { slotId: undefined }),
    }),
  );
  if (isGone) dispatch(timeOfLinkGone());
  else if (slot) dispatch(fillInReservation({ slotId: slot.slotId }));
};
