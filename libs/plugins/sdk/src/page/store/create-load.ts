import type { CallStatus } from '@oa-profile/api-client';
import type { ErrorCode } from '@oa-profile/errors';
import { pageErrorCode } from '../errors/page-error-code.js';
import type { Event, Events } from './create-events.js';
import type { ProfileState, ProfileThunk } from './profile-store.js';
import type { PageState } from './page-state.js';
import type { ProfileServices } from './services.js';

/** Status of loading something. Of several requests, only the answer to the last counts. */
export interface LoadState {
  status: CallStatus;
  code?: ErrorCode;
  attempt: number;
}

/** Nothing has been requested. */
export const notAsked: LoadState = { status: 'None', attempt: 0 };

/** What can happen while something is loaded. */
export interface LoadEvents<Answer> {
  loadStarted: Event<void>;
  loadSucceeded: Event<{ attempt: number; answer: Answer }>;
  loadFailed: Event<{ attempt: number; code: ErrorCode }>;
}

/**
 * Declares what can happen while something is loaded, once or repeatedly.
 *
 * @param event Declares an event of the state.
 * @param changed How the state changes with the status of loading, and with the answer if there is one.
 */
export function createLoadEvents<State extends { load: LoadState }, Answer>(
  event: Events<State>['event'],
  changed: (load: LoadState, answer?: Answer) => Partial<State>,
): LoadEvents<Answer> {
  return {
    loadStarted: event('loadStarted', ({ load }) =>
      changed({ status: 'Loading', attempt: load.attempt + 1 }),
    ),
    loadSucceeded: event<{ attempt: number; answer: Answer }>(
      'loadSucceeded',
      ({ load }, { attempt, answer }) =>
        attempt === load.attempt ? changed({ status: 'Success', attempt }, answer) : {},
    ),
    loadFailed: event<{ attempt: number; code: ErrorCode }>('loadFailed', ({ load }, { attempt, code }) =>
      attempt === load.attempt ? changed({ status: 'Failure', attempt, code }) : {},
    ),
  };
}

interface LoadOptions<Answer> {
  /** Names it in error reports. */
  place: string;
  events: LoadEvents<Answer>;
  select: (state: ProfileState) => { load: LoadState };
  read: (services: ProfileServices, page: PageState) => Promise<Answer>;
}

/** Creates an action that loads something. */
export const createLoad =
  <Answer>({ place, events, select, read }: LoadOptions<Answer>): (() => ProfileThunk<Promise<void>>) =>
  () =>
  async (dispatch, getState, services) => {
    dispatch(events.loadStarted());
    const { attempt } = select(getState()).load;
    try {
      dispatch(events.loadSucceeded({ attempt, answer: await read(services, getState().page) }));
    } catch (error) {
      services.captureError(error, place);
      dispatch(events.loadFailed({ attempt, code: pageErrorCode(error) }));
    }
  };
