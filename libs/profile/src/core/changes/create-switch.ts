import type { CallStatus } from '@oa-profile/api-client';
import { createSlice, type PayloadAction, type Slice } from '@reduxjs/toolkit';
import { noticed, type NoticeKey } from '../notices/notices-slice.js';
import { askToSignIn } from '../sign-in/ask-to-sign-in.js';
import { resumable } from '../sign-in/resumable.js';
import type { LateState, ProfileThunk } from '../store/create-store.js';
import type { ProfileServices } from '../store/services.js';
import type { PageState } from '../store/page-state.js';

/** What the server says of something that a visitor can switch on and off. */
export interface SwitchAnswer {
  on: boolean;
  /** How many visitors have it on, where that is known. */
  count?: number | undefined;
}

/** A switch of the page: kept or not, followed or not. */
export interface SwitchState {
  /** What the page shows; while a change is on its way, as if it were done. Undefined while nothing is known. */
  shown: SwitchAnswer | undefined;
  /** What the server said last: where a failed change goes back to. */
  confirmed: SwitchAnswer | undefined;
  load: CallStatus;
  change: CallStatus;
}

const initialState: SwitchState = { shown: undefined, confirmed: undefined, load: 'None', change: 'None' };

/** Names of the state that is that of a switch. */
export type SwitchName = {
  [Name in keyof LateState]: LateState[Name] extends SwitchState ? Name : never;
}[keyof LateState];

/** What makes one switch differ from another. */
export interface SwitchOptions {
  name: SwitchName;
  read: (services: ProfileServices, page: PageState) => Promise<SwitchAnswer>;
  write: (services: ProfileServices, page: PageState, on: boolean) => Promise<SwitchAnswer>;
  /** What the visitor reads when a change is done, or has failed. */
  messages: {
    done: (on: boolean) => NoticeKey[];
    failed: (on: boolean, error: unknown) => NoticeKey[];
  };
}

/** A switch: its state, and what a visitor can do with it. */
export interface Switch {
  /** Names its state, for the store. */
  reducerPath: SwitchName;
  reducer: Slice<SwitchState>['reducer'];
  /** Asks how it stands. Nothing is asked for an anonymous visitor: for them it is off. */
  load: () => ProfileThunk<Promise<void>>;
  /** Switches at once, sends it, and goes back when it fails. An anonymous visitor is shown the way to the app. */
  set: (on: boolean) => ProfileThunk<Promise<void>>;
}

/** Creates a switch that is optimistic, sends once, and rolls back. */
export function createSwitch({ name, read, write, messages }: SwitchOptions): Switch {
  const { actions, reducer } = createSlice({
    name,
    initialState,
    reducers: {
      loadStarted(state) {
        state.load = 'Loading';
      },
      loadSucceeded(state, { payload }: PayloadAction<SwitchAnswer>) {
        state.load = 'Success';
        state.shown = state.confirmed = payload;
      },
      /** An answer older than a change the visitor made meanwhile says nothing any more. */
      loadOvertaken(state) {
        state.load = 'Success';
      },
      loadFailed(state) {
        state.load = 'Failure';
      },
      changeStarted(state, { payload: on }: PayloadAction<boolean>) {
        const before = state.shown;
        const step = before?.on === on ? 0 : on ? 1 : -1;
        state.change = 'Loading';
        state.shown = { on, count: before?.count === undefined ? undefined : before.count + step };
      },
      changeSucceeded(state, { payload }: PayloadAction<SwitchAnswer>) {
        state.change = 'Success';
        state.shown = state.confirmed = payload;
      },
      changeFailed(state) {
        state.change = 'Failure';
        state.shown = state.confirmed;
      },
    },
  });

  return {
    reducerPath: name,
    reducer,
    load: () => async (dispatch, getState, services) => {
      if (services.host.getAccessToken() === undefined) return;
      const changeBefore = getState()[name]?.change;
      dispatch(actions.loadStarted());
      try {
        const answer = await read(services, getState().page);
        const overtaken = getState()[name]?.change !== changeBefore;
        dispatch(overtaken ? actions.loadOvertaken() : actions.loadSucceeded(answer));
      } catch (error) {
        // The switch then shows 'off', and switching it tells the visitor what is wrong.
        services.captureError(error, `load ${name}`);
        dispatch(actions.loadFailed());
      }
    },
    set: (on) => async (dispatch, getState, services) => {
      // The second tap of a double tap.
      if (getState()[name]?.change === 'Loading') return;
      if (services.host.getAccessToken() === undefined) {
        dispatch(askToSignIn(name));
        return;
      }
      const label = `${name}${on ? 'Add' : 'Remove'}`;
      services.track({ name: 'action', label });
      dispatch(actions.changeStarted(on));
      try {
        const { page } = getState();
        const change = (): Promise<SwitchAnswer> => write(services, page, on);
        // An anonymous visitor has nothing to switch off.
        const answer = on ? resumable(services, page.account.basicSearchId, name, change) : change();
        dispatch(actions.changeSucceeded(await answer));
        dispatch(noticed({ tone: 'success', keys: messages.done(on) }));
        services.track({ name: 'outcome', label: `${label} Success` });
      } catch (error) {
        services.captureError(error, label);
        dispatch(actions.changeFailed());
        dispatch(noticed({ tone: 'failure', keys: messages.failed(on, error) }));
        services.track({ name: 'outcome', label: `${label} Failure` });
      }
    },
  };
}
