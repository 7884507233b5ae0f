import {
  createSubmission,
  dialogClosed,
  initialSubmission,
  noticed,
  pageErrorCode,
  type ProfileThunk,
  readSaved,
  rootReducer,
  save,
  type SavedNamespace,
  submissionReducers,
  type SubmissionState,
} from '@oa-profile/plugin-sdk/page';
import { createHttpClient } from '@oa-profile/http';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { KEY_HEADER, type OwnTicket, ownTicket, ticket } from './ticket.js';

/** The visitor's place in the line. There is nothing to fill in before a number is taken. */
interface QueueState extends SubmissionState<object, OwnTicket> {
  mine?: OwnTicket | undefined;
  /** What is shown of the number may be old: the line could not be asked. */
  isOutdated?: boolean;
}

declare module '@oa-profile/plugin-sdk/declared' {
  interface LazyLoadedSlices {
    'plugin-queue': QueueState;
  }
}

const submission = submissionReducers<object, OwnTicket>({});

const queueSlice = createSlice({
  name: 'plugin-queue',
  initialState: initialSubmission<object, OwnTicket>({}) as QueueState,
  reducers: {
    ...submission,
    /** With no number, it has come to its end, and another one can be taken. */
    placeKnown(state, { payload }: PayloadAction<OwnTicket | undefined>) {
      if (state.mine && !payload) submission.anotherWanted(state);
      state.mine = payload;
      state.isOutdated = false;
    },
    placeUnknown(state) {
      state.isOutdated = true;
    },
  },
}).injectInto(rootReducer);

const { placeKnown, placeUnknown } = queueSlice.actions;
export const selectQueue = queueSlice.selectSlice;

/**
 * Also for when there is no network, and for all tabs. A number that was taken before anybody signed in is the device's: it is
 * called, whoever signs in meanwhile.
 */
const tickets: SavedNamespace = {
  name: 'plugin-queue',
  area: 'local',
  capacity: 5,
  isReadForLast: true,
  whileUnknown: 'device',
};

/** Asks the line about a number; null if it does not know the key. The page's policy lets it connect to its own origin. */
async function ask(
  method: 'DELETE' | 'GET' | 'PUT',
  searchId: string,
  key: string,
): Promise<OwnTicket | null> {
  const client = createHttpClient({ baseUrl: location.origin, timeout: 8000 });
  const path = `/queue/${encodeURIComponent(searchId)}/ticket`;
  const answer = await client.request({
    method,
    path,
    headers: { [KEY_HEADER]: key },
  });
  const given = v.parse(v.nullable(ticket), answer);
  return given && { key, ...given };
}

/** Keeps what is known of the visitor's number, and shows it. */
const keepPlace =
  (mine: OwnTicket | undefined): ProfileThunk =>
  (dispatch, getState, { savedCache }) => {
    const { basicSearchId } = getState().page.account;
    if (mine) save(savedCache(tickets), basicSearchId, { data: mine, at: Date.now() });
    else savedCache(tickets).delete(basicSearchId);
    dispatch(placeKnown(mine));
  };

/** The visitor's number, as another tab may have taken it, or given it back. */
const recallPlace =
  (): ProfileThunk<OwnTicket | undefined> =>
  (dispatch, getState, { savedCache }) => {
    const saved = readSaved(savedCache(tickets), getState().page.account.basicSearchId, (data) => {
      const { success, output } = v.safeParse(ownTicket, data);
      return success ? output : undefined;
    });
    if (saved?.data.key !== selectQueue(getState()).mine?.key) dispatch(placeKnown(saved?.data));
    return saved?.data;
  };

/** A number is taken once, whatever happens to the network. Its key is that of the request. */
export const form = createSubmission<object, true, OwnTicket>({
  name: 'queue',
  label: 'takeNumber',
  view: 'queue',
  select: selectQueue,
  actions: queueSlice.actions,
  parseDraft: () => undefined,
  requestOf: () => true,
  send: async (_api, searchId, _request, { transactionId }) => {
    const mine = await ask('PUT', searchId, transactionId);
    if (!mine) throw new RangeError('The line has given no number');
    return mine;
  },
  settle: (_api, searchId, transactionId) => ask('GET', searchId, transactionId),
  arrived: keepPlace,
});

/** Takes a number, unless another tab has taken one. */
export const takeNumber =
  (words: Parameters<typeof form.send>[0]): ProfileThunk<Promise<void>> =>
  async (dispatch) => {
    if (!dispatch(recallPlace())) await dispatch(form.send(words));
  };

/** Asks how far the line is; where it knows the number no more, `gone` says so. */
export const refreshPlace =
  (gone: string): ProfileThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const mine = dispatch(recallPlace());
    if (!mine) return;
    try {
      const now = await ask('GET', getState().page.account.basicSearchId, mine.key);
      // It was given back meanwhile, or another one taken.
      if (dispatch(recallPlace())?.key !== mine.key) return;
      dispatch(keepPlace(now ?? undefined));
      if (!now) dispatch(noticed({ tone: 'info', keys: [], text: gone }));
    } catch (error) {
      services.captureError(error, 'queue');
      dispatch(placeUnknown());
    }
  };

/** Gives the number back; `left` says that it is. */
export const leaveLine =
  (left: string): ProfileThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const { mine } = selectQueue(getState());
    dispatch(dialogClosed());
    if (!mine) return;
    try {
      await ask('DELETE', getState().page.account.basicSearchId, mine.key);
      if (selectQueue(getState()).mine?.key === mine.key) dispatch(keepPlace(undefined));
      dispatch(noticed({ tone: 'success', keys: [], text: left }));
    } catch (error) {
      services.captureError(error, 'leaveLine');
      dispatch(noticed({ tone: 'failure', keys: [['error', pageErrorCode(error)]] }));
    }
  };
