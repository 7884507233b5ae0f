import { intentAddress, type TableChoice } from '../../core/intent/intent.js';
import { keepIntent } from '../../core/intent/page-intent.js';
import { askToSignIn } from '../../core/sign-in/ask-to-sign-in.js';
import type { ProfileThunk } from '../../core/store/create-store.js';

/**
 * Leads whoever is not known to where the table can be reserved, with what was chosen.
 *
 * @param details the choice in words
 */
export const continueInApp =
  (table: TableChoice, details: string | undefined): ProfileThunk =>
  (dispatch, getState, { host }) => {
    // Where the app's SDK has failed, the visitor is told to load the page again.
    if (host.canLogIn() || getState().connection.isLost)
      keepIntent(intentAddress({ view: { name: 'reservation' }, table }).query);
    dispatch(askToSignIn('reserve', 'continueInApp', { table, details }));
  };
