import type { ProfileServices, ProfileStore } from '@oa-profile/plugin-sdk/page';
import {
  applyCachedRelation,
  connectionFound,
  connectionLate,
  leaveToAnother,
  loadRelation,
  noticeWithdrawn,
  visitorReturned,
} from '@oa-profile/plugin-sdk/internal';

const hostOf = (store: ProfileStore): ProfileServices['host'] =>
  store.dispatch((_dispatch, _getState, { host }) => host);

/**
 * Applies what is remembered of the visitor, once the host knows who it is: the relation to show until the network
 * answers. A page that was already shown for somebody else is loaded again: whatever it has of them goes, and nothing
 * that was begun on it goes on. If the host has told it too late, what depends on the visitor is loaded now.
 *
 * @returns a promise that never resolves if the page is loaded again
 */
export async function recallVisitor(store: ProfileStore): Promise<void> {
  const { isLost, shownFor } = store.getState().connection;
  if (shownFor !== undefined && shownFor !== hostOf(store).getOwner()) {
    leaveToAnother();
    await new Promise(() => undefined);
  }
  store.dispatch(connectionFound());
  store.dispatch(noticeWithdrawn('connection'));
  store.dispatch(applyCachedRelation());
  if (!isLost) return;
  store.dispatch(visitorReturned());
  void store.dispatch(loadRelation());
}

/**
 * Shows what the page can show while the host is slow to tell who the visitor is: the relation of the last known one,
 * else what a stranger sees.
 */
export function goOnUnknown(store: ProfileStore): void {
  store.dispatch(connectionLate(hostOf(store).getLastOwner()));
  store.dispatch(applyCachedRelation());
}
