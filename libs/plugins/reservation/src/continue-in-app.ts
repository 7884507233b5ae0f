import {
  askToSignIn,
  type Intent,
  intentAddress,
  keepIntent,
  type ProfileThunk,
} from '@oa-profile/plugin-sdk/page';
import type { Dialogs } from '@oa-profile/plugin-sdk/declared';
import { tableNames, tableValues, type TableChoice } from './table-in-link.js';

/**
 * Leads an anonymous visitor to where the table can be reserved, carrying the choice.
 *
 * @param chosen The choice in words.
 */
export const continueInApp =
  (table: TableChoice, chosen: Dialogs['continueInApp']['chosen']): ProfileThunk =>
  (dispatch, getState, { host }) => {
    const intent: Intent = { view: { name: 'named', view: 'reservation' }, values: tableValues(table) };
    // If the app's SDK has failed, the visitor is told to reload the page.
    if (host.canLogIn() || getState().connection.isLost) keepIntent(intentAddress(intent).query, tableNames);
    dispatch(askToSignIn('reserve', 'continueInApp', { ...intent, chosen }));
  };
