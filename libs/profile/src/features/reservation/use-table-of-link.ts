import type { ReservationInventory } from '@oa-profile/api-client/schemas';
import { useEffect, useState } from 'react';
import { clearIntent, intentOfPage } from '../../core/intent/page-intent.js';
import type { ProfileThunk } from '../../core/store/create-store.js';
import { useProfileDispatch, useProfileSelector } from '../../core/store/hooks.js';
import { draftChanged, slotTaken } from './reservation-slice.js';
import { selectReservation } from './select-reservation.js';
import { findTable, type FoundTable } from './table-choice.js';

/**
 * Fills in what the address of this page says was chosen: in a browser, before its link led into the app. It is for the
 * visitor to look at it, and to reserve. Not to be used on the server, which knows nothing of it.
 *
 * @returns whether the time that is chosen is the one that was filled in.
 */
export function useTableOfLink(inventory: ReservationInventory): boolean {
  const dispatch = useProfileDispatch();
  const page = useProfileSelector((state) => state.page);
  const slotId = useProfileSelector((state) => selectReservation(state).draft.slotId);
  const [found] = useState(() => {
    const choice = intentOfPage(page)?.table;
    return choice && findTable(inventory, choice, page.account.timeZone);
  });
  useEffect(() => {
    if (found) dispatch(fillIn(found));
  }, [dispatch, found]);
  return slotId !== undefined && slotId === found?.slot?.slotId;
}

const fillIn =
  ({ partySize, date, slot }: FoundTable): ProfileThunk =>
  (dispatch, getState) => {
    // Without the app's SDK nothing can be reserved before the page has been loaded again, which must find it again.
    if (!getState().connection.isLost) clearIntent();
    dispatch(draftChanged({ ...(partySize && { partySize }), ...(date && { date }) }));
    if (!slot) return;
    // Somebody was faster while the link was on its way.
    dispatch(slot.availability === 'full' ? slotTaken(slot.slotId) : draftChanged({ slotId: slot.slotId }));
  };
