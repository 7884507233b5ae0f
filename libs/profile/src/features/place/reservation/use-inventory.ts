import { useEffect, type RefObject } from 'react';
import { useStore } from 'react-redux';
import { whenNear } from '../../../core/late/when-near.js';
import type { ProfileStore } from '../../../core/store/create-store.js';
import { loadInventory, settleReservation } from './reservation-flow.js';
import { reservationReducer } from './reservation-slice.js';
import { selectReservation } from './select-reservation.js';

/**
 * Asks for the inventory when the visitor comes near it, and again whenever they come back: what was left then may be
 * gone by now. What is known stays in sight meanwhile.
 */
export function useInventory(place: RefObject<HTMLElement | null>): void {
  const store = useStore() as ProfileStore;
  useEffect(() => {
    store.addReducer({ reducerPath: 'reservation', reducer: reservationReducer });
    void store.dispatch(settleReservation());
    const element = place.current;
    if (!element || selectReservation(store.getState()).confirmed) return undefined;
    return whenNear(element, () => void store.dispatch(loadInventory()));
  }, [store, place]);
}
