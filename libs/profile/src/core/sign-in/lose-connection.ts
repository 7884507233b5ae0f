import { noticed } from '../notices/notices-slice.js';
import type { ProfileThunk } from '../store/create-store.js';
import { connectionLost } from './connection-slice.js';

/** The app's SDK has not started: what needs the visitor's account is switched off, and the visitor is told. */
export const loseConnection = (): ProfileThunk => (dispatch) => {
  dispatch(connectionLost());
  dispatch(sayDisconnected());
};

/** Says what does not work without the app's SDK, and offers to start again. */
export const sayDisconnected = (): ReturnType<typeof noticed> =>
  noticed({ tone: 'failure', keys: ['failed.connection'], reload: true });
