import { noticed } from '../notices/notices-slice.js';
import type { ProfileThunk } from '../store/profile-store.js';
import { connectionLost } from '../visitor/connection-slice.js';

export interface LoseConnectionOptions {
  /** Whether the visitor already knows that there is no network, which explains this. @default false */
  isExpected?: boolean;
}

/**
 * The app's SDK has failed to start: what needs the visitor's account is switched off, and the visitor is told, unless
 * they know why.
 */
export const loseConnection =
  ({ isExpected = false }: LoseConnectionOptions = {}): ProfileThunk =>
  (dispatch, _getState, { host }) => {
    dispatch(connectionLost(host.getLastOwner()));
    if (!isExpected) dispatch(sayDisconnected());
  };

/** Says what does not work without the app's SDK, and offers to start again. */
export const sayDisconnected = (): ReturnType<typeof noticed> =>
  noticed({ tone: 'failure', keys: ['failed.connection'], reload: true, about: 'connection' });
