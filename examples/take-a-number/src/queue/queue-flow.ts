import { createTransactionId } from '@oa-profile/api-client';
import {
  dialogClosed,
  dialogOpened,
  isRefusal,
  type PageState,
  pageErrorCode,
  type ProfileServices,
  type ProfileThunk,
} from '@oa-profile/plugin-sdk/page';
import { givenQueue } from './given-queue.js';
import { createQueueClient, type QueueClient } from './queue-client.js';
import {
  anotherWanted,
  changeFailed,
  changeStarted,
  type Found,
  leaveAskedAbout,
  leaveFailed,
  leaveStarted,
  lineLeft,
  partyChanged,
  placeFailed,
  placeReceived,
  placeRequested,
  type Refused,
  selectQueue,
  takeFailed,
  takeStarted,
  ticketAskedFor,
  ticketRecalled,
  ticketTaken,
  wantedSize,
} from './queue-state.js';
import { forgetTicket, readTicket, saveTicket, type SavedTicket } from './saved-ticket.js';
import { isOver } from './ticket.js';

const clientOf = (page: PageState): QueueClient =>
  createQueueClient(givenQueue(page)?.id ?? page.account.basicSearchId, location.origin);

/** A number that may still be called, or whose request may have got through. */
const isAlive = ({ ticket }: SavedTicket): boolean => !ticket || !isOver(ticket);

/** Looks for the visitor's number on the device. */
export const recallTicket = (): ProfileThunk => (dispatch, getState, services) => {
  const saved = readTicket(services, getState().page);
  dispatch(ticketRecalled(saved && { mine: saved.data, at: saved.at }));
};

/** The visitor's number: as the device has it, or as only this page has it, because the device has no room. */
const knownTicket = (): ProfileThunk<SavedTicket | undefined> => (_dispatch, getState, services) =>
  readTicket(services, getState().page)?.data ?? selectQueue(getState()).mine;

const loadPlace =
  (mine: SavedTicket | undefined): ProfileThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    dispatch(placeRequested());
    const { attempt } = selectQueue(getState()).load;
    try {
      dispatch(placeReceived({ attempt, found: await findPlace(services, getState().page, mine) }));
    } catch (error) {
      services.captureError(error, 'queue');
      dispatch(placeFailed({ attempt, code: pageErrorCode(error) }));
    }
  };

async function findPlace(
  services: ProfileServices,
  page: PageState,
  mine: SavedTicket | undefined,
): Promise<Found> {
  const client = clientOf(page);
  const ticket = mine && (await client.ticket(mine.key));
  const at = Date.now();
  // Another tab may have gone on meanwhile.
  if (mine && ticket && readTicket(services, page)?.data.key === mine.key)
    saveTicket(services, page, { ...mine, ticket });
  if (mine && ticket) return { mine: { ...mine, ticket }, at };
  if (mine?.ticket) return { mine, isLost: true, at };
  // Its request has not arrived, and still may: it keeps its key.
  return { mine, line: await client.line(), at };
}

/** Asks how far the line is, and what became of the visitor's number. */
export const refreshPlace = (): ProfileThunk<Promise<void>> => async (dispatch, getState) => {
  const { taking, changing, leaving, isLost, mine } = selectQueue(getState());
  const isSending = [taking, changing, leaving].some(({ status }) => status === 'Loading');
  // What has come to an end stays in sight until the visitor goes on.
  if (isSending || isLost || mine?.ticket?.state === 'left') return;
  await dispatch(loadPlace(dispatch(knownTicket())));
};

/**
 * Takes a number, once: its key is on the device before anything is sent, so that a second tap, a second tab, another
 * try or a page that was loaded again asks for the same number. What was asked for is settled first: where the number
 * turns out to be for another party than the one that is coming now, it is changed.
 */
export const takeNumber = (): ProfileThunk<Promise<void>> => async (dispatch, getState, services) => {
  if (selectQueue(getState()).taking.status === 'Loading') return;
  dispatch(takeStarted());
  // Whose number it is depends on who is there.
  await services.host.starting();
  const { page } = getState();
  const known = dispatch(knownTicket());
  const open = known && isAlive(known) ? known : undefined;
  const partySize = wantedSize({ ...selectQueue(getState()), mine: open });
  const asked = open ?? { key: createTransactionId(), partySize };
  saveTicket(services, page, asked);
  dispatch(ticketAskedFor(asked));
  services.track({ name: 'action', label: 'takeNumber' });
  try {
    const ticket = await clientOf(page).take(asked.key, asked.partySize);
    const mine = { key: asked.key, partySize: ticket.partySize, ticket };
    saveTicket(services, page, mine);
    dispatch(ticketTaken({ mine, at: Date.now() }));
    services.track({ name: 'outcome', label: 'takeNumber Success' });
    if (ticket.state === 'waiting' && ticket.partySize !== partySize) await dispatch(sendParty(partySize));
  } catch (error) {
    const refused = (['CLOSED', 'FULL'] satisfies Refused[]).find((code) => isRefusal(error, code));
    services.track({ name: 'outcome', label: `takeNumber ${refused ?? 'Failure'}` });
    if (!refused) services.captureError(error, 'takeNumber');
    dispatch(takeFailed(refused ? { refused } : { code: pageErrorCode(error) }));
  }
};

/** Changes the party of the visitor's number to what they have chosen. */
export const changeParty = (): ProfileThunk<Promise<void>> => async (dispatch, getState) => {
  if (selectQueue(getState()).changing.status === 'Loading') return;
  await dispatch(sendParty(wantedSize(selectQueue(getState()))));
};

/** Whether a number is still the visitor's: an answer that comes late says nothing of one that was taken since. */
const isMine =
  ({ key }: SavedTicket): ProfileThunk<boolean> =>
  (_dispatch, getState) =>
    selectQueue(getState()).mine?.key === key;

const sendParty =
  (wanted: number): ProfileThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const { page } = getState();
    const { mine } = selectQueue(getState());
    if (!mine) return;
    dispatch(changeStarted());
    services.track({ name: 'action', label: 'changeParty' });
    const client = clientOf(page);
    try {
      // An earlier change may have got through, though its answer got lost.
      const known = await client.ticket(mine.key);
      const ticket = known && (await client.change(mine.key, known.partySize, wanted));
      if (ticket && readTicket(services, page)?.data.key === mine.key)
        saveTicket(services, page, { ...mine, partySize: ticket.partySize, ticket });
      if (dispatch(isMine(mine))) dispatch(partyChanged({ ticket, wanted, at: Date.now() }));
    } catch (error) {
      services.captureError(error, 'changeParty');
      if (dispatch(isMine(mine))) dispatch(changeFailed(pageErrorCode(error)));
    }
  };

/** Asks whether the number is to be given back. */
export const askToLeave = (): ProfileThunk => (dispatch) => {
  dispatch(leaveAskedAbout());
  dispatch(dialogOpened('leaveLine'));
};

/** Gives the number back. */
export const leaveLine = (): ProfileThunk<Promise<void>> => async (dispatch, getState, services) => {
  const { page } = getState();
  const { mine, leaving } = selectQueue(getState());
  if (!mine || leaving.status === 'Loading') return;
  dispatch(leaveStarted());
  services.track({ name: 'action', label: 'leaveLine' });
  try {
    const ticket = await clientOf(page).leave(mine.key);
    forgetTicket(services, page, mine.key);
    if (dispatch(isMine(mine))) dispatch(lineLeft(ticket));
    if (getState().dialogs.open?.name === 'leaveLine') dispatch(dialogClosed());
  } catch (error) {
    services.captureError(error, 'leaveLine');
    if (dispatch(isMine(mine))) dispatch(leaveFailed(pageErrorCode(error)));
  }
};

/** Goes on after a number that has come to its end. */
export const wantAnother = (): ProfileThunk<Promise<void>> => async (dispatch, getState, services) => {
  const { mine } = selectQueue(getState());
  if (mine) forgetTicket(services, getState().page, mine.key);
  dispatch(anotherWanted());
  await dispatch(loadPlace(undefined));
};
