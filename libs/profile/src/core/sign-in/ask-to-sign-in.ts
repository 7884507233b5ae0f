import { dialogOpened } from '../dialogs/dialogs-slice.js';
import type { Intent } from '../intent/intent.js';
import type { ProfileThunk } from '../store/create-store.js';
import { sayDisconnected } from './lose-connection.js';

/** The pop-up that leads into the app. Friends can be added by a link of the app's own. */
export type WayIntoApp = 'addInApp' | 'continueInApp';

/** What was chosen before somebody was asked who they are. */
export interface ChosenBefore extends Partial<Intent> {
  /** The same in words, in the page's language. */
  details?: string | undefined;
}

/**
 * What becomes of an action that needs to know the visitor: a login that leads back to it where the surroundings have
 * one, and else the way into the app, which carries on what was wanted. Nobody is asked to log in before.
 *
 * @param action Names it, for going on after the login.
 */
export const askToSignIn =
  (
    action: string,
    way: WayIntoApp = 'continueInApp',
    { view, wish, table, details }: ChosenBefore = {},
  ): ProfileThunk =>
  (dispatch, getState, { host, interruptedCache }) => {
    if (host.canLogIn()) {
      // Not in the address: whoever made a link could then make a visitor act.
      interruptedCache.set(getState().page.account.basicSearchId, action);
      host.logIn();
      return;
    }
    // That way leads to where the visitor is already.
    if (getState().connection.isLost && way === 'continueInApp') dispatch(sayDisconnected());
    else if (way === 'addInApp') dispatch(dialogOpened(way));
    else {
      const intent = { view: view ?? getState().view, wish, table };
      dispatch(dialogOpened({ name: way, intent, details }));
    }
  };
