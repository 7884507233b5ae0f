import { intentAddress, type TableChoice } from '../../core/intent/intent.js';
import { keepIntent } from '../../core/intent/page-intent.js';
import { askToSignIn } from '../../core/sign-in/ask-to-sign-in.js';
import type { ProfileThunk } from '../../core/store/profile-store.js';

/**
 * Leads an anonymous visitor to where the table can be reserved, carrying the choice.
 *
 * @param details The choice in words.
 */
export const continueInApp =
  (table: TableChoice, details: string | undefined): ProfileThunk =>
  (dispatch, getState, { host }) => {
    // If the app's SDK has failed, the visitor is told to reload the page.
    if (host.canLogIn() || getState().connection.isLost)
      keepIntent(intentAddress({ view: { name: 'reservation' }, table }).query);
    dispatch(askToSignIn('reserve', 'continueInApp', { table, details }));
  };
