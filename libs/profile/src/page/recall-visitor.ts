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
