import { dialogOpened, type ChosenWords } from '../dialogs/dialogs-slice.js';
import type { Intent } from '../intent/intent.js';
import type { ProfileThunk } from '../store/profile-store.js';
import { sayDisconnected } from './lose-connection.js';
import { rememberInterrupted } from './resumable.js';

/** The pop-up that leads into the app. Friends can be added by one of the app's own links. */
export type WayIntoApp = 'addInApp' | 'continueInApp';

/** What was chosen before the visitor was asked to sign in. */
export interface ChosenBefore extends Partial<Intent> {
  /** Name of the item that it is about. */
  details?: string | undefined;
  /** The values in words. */
  chosen?: ChosenWords | undefined;
}

/**
 * Handles an action that needs to know the visitor: a login that returns to it if the host has one, else the way into
 * the app, which carries the intent. Nobody is asked to log in earlier.
 *
 * @param action Name by which it continues after the login.
 */
export const askToSignIn =
  (
    action: string,
    way: WayIntoApp = 'continueInApp',
    { view, linkAction, values, details, chosen }: ChosenBefore = {},
  ): ProfileThunk =>
  (dispatch, getState, services) => {
    const { host } = services;
    if (host.canLogIn()) {
      // Not in the address: whoever makes a link could then make a visitor act.
      rememberInterrupted(services, getState().page.account.basicSearchId, action);
      host.logIn();
      return;
    }
    // That way would lead to where the visitor is already.
    if (getState().connection.isLost && way === 'continueInApp') dispatch(sayDisconnected());
    else if (way === 'addInApp') dispatch(dialogOpened(way));
    else {
      const intent = { view: view ?? getState().view, linkAction, values };
      dispatch(dialogOpened({ name: way, intent, details, chosen }));
    }
  };
