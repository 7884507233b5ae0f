import { connectionLate } from '../core/sign-in/connection-slice.js';
import type { ProfileStore } from '../core/store/create-store.js';
import { applyCachedRelation } from '../features/relation/relation-flow.js';

/**
 * Applies what is remembered of the visitor, once the host knows who it is: the relation to show until the network
 * answers, and the action that a login has interrupted. What is remembered of somebody else is forgotten.
 */
export function recallVisitor(store: ProfileStore): void {
  store.dispatch(applyCachedRelation());
  store.recallInterrupted();
}

/**
 * Shows what the page can show while the host is slow to tell who the visitor is: the relation of the last known one,
 * else what a stranger sees.
 */
export function goOnUnknown(store: ProfileStore): void {
  store.dispatch(connectionLate());
  store.dispatch(applyCachedRelation());
}
