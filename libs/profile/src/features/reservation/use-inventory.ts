import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { ProfileStore } from '../../core/store/create-store.js';
import { recallReservations } from './kept-reservations.js';
import { loadInventory, settleReservation } from './reservation-flow.js';
import { reservationReducer } from './reservation-slice.js';
import { selectReservation } from './select-reservation.js';

/**
 * Loads the inventory when the visitor opens the view, and again on each return, since available times change. Known
 * times stay visible meanwhile. A visitor who has a reservation sees that first.
 */
export function useInventory(): void {
  const store = useStore() as ProfileStore;
  useEffect(() => {
    store.addReducer({ reducerPath: 'reservation', reducer: reservationReducer });
    const recall = (): void => store.dispatch(recallReservations());
    // A request being settled takes precedence over earlier reservations.
    void store.dispatch(settleReservation()).then(recall);
    recall();
    const { confirmed, kept } = selectReservation(store.getState());
    if (!confirmed && !kept) void store.dispatch(loadInventory());
  }, [store]);
}
