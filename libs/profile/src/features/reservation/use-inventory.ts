import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { ProfileStore } from '../../core/store/create-store.js';
import { loadInventory, settleReservation } from './reservation-flow.js';
import { reservationReducer } from './reservation-slice.js';
import { selectReservation } from './select-reservation.js';

/**
 * Asks for the inventory when the visitor comes here, and again whenever they come back: what was left then may be gone
 * by now. What is known stays in sight meanwhile.
 */
export function useInventory(): void {
  const store = useStore() as ProfileStore;
  useEffect(() => {
    store.addReducer({ reducerPath: 'reservation', reducer: reservationReducer });
    void store.dispatch(settleReservation());
    if (!selectReservation(store.getState()).confirmed) void store.dispatch(loadInventory());
  }, [store]);
}
