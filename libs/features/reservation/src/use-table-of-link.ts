import type { ReservationInventory } from '@oa-profile/api-client/schemas';
import {
  clearIntent,
  type ProfileThunk,
  useProfileDispatch,
  useProfileSelector,
} from '@oa-profile/feature-sdk';
import { useEffect, useState } from 'react';
import { fillInReservation } from './reservation-flow.js';
import { selectReservation, slotTaken } from './reservation-slice.js';
import { findTable, type FoundTable } from './table-choice.js';
import { tableNames, tableOfPage } from './table-in-link.js';

/**
 * Fills in the choice that the page's address carries: a time of the profile's first screen, or all that was chosen in a
 * browser before its link led into the app. The visitor still has to check it and reserve. Not for use on the server,
 * which does not know the choice.
 *
 * @returns Whether the link names a time that is not offered, and no other has been chosen yet.
 */
export function useTableOfLink(inventory: ReservationInventory): boolean {
  const dispatch = useProfileDispatch();
  const page = useProfileSelector((state) => state.page);
  const slotId = useProfileSelector((state) => selectReservation(state).draft.slotId);
  const [choice] = useState(() => tableOfPage(page));
  const [found] = useState(() => choice && findTable(inventory, choice, page.account.timeZone));
  useEffect(() => {
    if (found) dispatch(fillIn(found));
  }, [dispatch, found]);
  return slotId === undefined && choice?.time !== undefined && !found?.slot;
}

const fillIn =
  ({ partySize, date, slot }: FoundTable): ProfileThunk =>
  (dispatch, getState) => {
    // Without the app's SDK nothing can be reserved before a reload, which must find the choice again.
    if (!getState().connection.isLost) clearIntent(tableNames);
    dispatch(fillInReservation({ ...(partySize && { partySize }), ...(date && { date }) }));
    if (!slot) return;
    // Somebody was faster while the link was on its way.
    if (slot.availability === 'full') dispatch(slotTaken(slot.slotId));
    else dispatch(fillInReservation({ slotId: slot.slotId }));
  };
