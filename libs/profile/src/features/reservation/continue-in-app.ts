import type { ChosenWords } from '../../core/dialogs/dialogs-slice.js';
import { intentAddress, type Intent } from '../../core/intent/intent.js';
import { keepIntent } from '../../core/intent/page-intent.js';
import { askToSignIn } from '../../core/sign-in/ask-to-sign-in.js';
import type { ProfileThunk } from '../../core/store/profile-store.js';
import { tableNames, tableValues, type TableChoice } from './table-in-link.js';

/**
 * Leads an anonymous visitor to where the table can be reserved, carrying the choice.
 *
 * @param chosen The choice in words.
 */
export const continueInApp =
  (table: TableChoice, chosen: ChosenWords): ProfileThunk =>
  (dispatch, getState, { host }) => {
    const intent: Intent = { view: { name: 'reservation' }, values: tableValues(table) };
    // If the app's SDK has failed, the visitor is told to reload the page.
    if (host.canLogIn() || getState().connection.isLost) keepIntent(intentAddress(intent).query, tableNames);
    dispatch(askToSignIn('reserve', 'continueInApp', { ...intent, chosen }));
  };
