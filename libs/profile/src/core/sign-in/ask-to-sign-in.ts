import { dialogOpened } from '../dialogs/dialogs-slice.js';
import type { ProfileThunk } from '../store/create-store.js';
import { sayDisconnected } from './lose-connection.js';

/** What an anonymous visitor can have tapped: to be done once the visitor is known. */
export const interruptedActions = [
  'addFriend',
  'unblock',
  'favoriteAdd',
  'favoriteRemove',
  'keepAdd',
  'keepRemove',
  'followAdd',
  'followRemove',
  'reserve',
] as const;
/** One of {@link interruptedActions}. */
export type InterruptedAction = (typeof interruptedActions)[number];

/** What can be done in another way, too. */
const hasOtherWay: readonly InterruptedAction[] = ['addFriend', 'unblock', 'reserve'];

/**
 * What becomes of an action that needs to know the visitor: a login that leads back to it where the surroundings have
 * one, and else the way into the app. Nobody is asked to log in before.
 */
export const askToSignIn =
  (action: InterruptedAction): ProfileThunk =>
  (dispatch, getState, { host, interruptedCache }) => {
    if (host.canLogIn()) {
      // Not in the address: whoever made a link could then make a visitor act.
      interruptedCache.set(getState().page.account.basicSearchId, action);
      host.logIn();
      return;
    }
    // The way into the app leads to where the visitor is. Friends can be added by a link of the app's own.
    if (getState().connection.isLost && !hasOtherWay.includes(action)) {
      dispatch(sayDisconnected());
      return;
    }
    dispatch(dialogOpened(action === 'addFriend' || action === 'unblock' ? 'addInApp' : 'continueInApp'));
  };
