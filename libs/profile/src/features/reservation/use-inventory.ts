import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { ProfileStore } from '../../core/store/profile-store.js';
import { recallReservations } from './kept-reservations.js';
import { loadInventory, recallDraft, settleReservation } from './reservation-flow.js';
import { selectReservation } from './reservation-slice.js';

/**
 * Asks for the inventory when the visitor comes here, and again whenever they come back: what was left then may be gone
 * by now. What is known stays in sight meanwhile. Visitors with a reservation see that first, unless they were about
 * to make another one.
 */
export function useInventory(): void {
  const store = useStore() as ProfileStore;
  useEffect(() => {
    const recall = (): void => {
      store.dispatch(recallDraft());
      store.dispatch(recallReservations());
    };
    // What is being settled goes before what was confirmed earlier.
    void store.dispatch(settleReservation()).then(recall);
    recall();
    const { confirmed, kept } = selectReservation(store.getState());
    if (!confirmed && !kept) void store.dispatch(loadInventory());
  }, [store]);
}
