import type { LinkAction } from '../intent/intent.js';
import { noticed, noticeWithdrawn, type NoticeKey } from '../notices/notices-slice.js';
import { pageErrorCode } from '../errors/page-error-code.js';
import { askToSignIn, type WayIntoApp } from '../sign-in/ask-to-sign-in.js';
import { resumable } from '../sign-in/resumable.js';
import type { ProfileThunk } from '../store/profile-store.js';
import type { ProfileState } from '../store/root-reducer.js';
import type { PageState } from '../store/page-state.js';
import type { ProfileServices } from '../store/services.js';
import type { ChangeableActions, ChangeableState } from './changeable-reducers.js';

export interface ChangeableOptions<Value, Kind extends string> {
  /** Names it in error reports. */
  name: string;
  actions: ChangeableActions<Value, Kind>;
  /** Finds its state. */
  select: (state: ProfileState) => ChangeableState<Value, Kind>;
  /** Asks the server for the current value. */
  read: (services: ProfileServices, page: PageState) => Promise<Value>;
  /** The value for an anonymous visitor, for whom nothing is requested. @default not known */
  anonymous?: Value;
  /** Keeps the server's answer for the next visit. @default nothing is kept */
  remember?: (services: ProfileServices, page: PageState, value: Value) => void;
  /**
   * What the visitor reads if loading fails, beside an offer to try again.
   *
   * @default nothing, since a failed change will tell them
   */
  notLoaded?: NoticeKey;
}

/** One change that a visitor can make. */
export interface Change<Value, Kind extends string> {
  /** Names the change in tracking and error reports, and after a login. */
  kind: Kind;
  /** Where an anonymous visitor is led if there is no login. @default to this page in the app */
  way?: WayIntoApp;
  /** What the app then asks the visitor to confirm. @default nothing: nobody is sent to the app to undo something */
  linkAction?: LinkAction | undefined;
  /**
   * For what is done by the way: nobody is asked to sign in for it. Names it instead of `kind` until the visitor is
   * known, so that it goes on as such.
   *
   * @default an anonymous visitor is asked to sign in
   */
  ifSignedIn?: string | undefined;
  /** What to show at once, derived from what is shown now. */
  expected: (shown: Value | undefined) => Value;
  /** Whether it is so, whoever has done it. */
  isSo: (value: Value) => boolean;
  send: (services: ProfileServices, page: PageState) => Promise<Value>;
  /** What the visitor reads when it succeeds or fails. */
  done: NoticeKey[];
  failed: (error: unknown) => NoticeKey[];
  /** What to load again afterwards. @default nothing */
  afterwards?: () => ProfileThunk<unknown>;
}

/** Options of {@link Changeable.load}. */
export interface LoadOptions {
  /** The value is known already, so the visitor need not hear of a failure. @default false */
  again?: boolean;
}

/** What can be done with a changeable value. */
export interface Changeable<Value, Kind extends string> {
  /** Loads the current value, unless it has been requested since the visitor came, or came back, and did not fail. */
  load: (options?: LoadOptions) => ProfileThunk<Promise<void>>;
  /**
   * Shows a change at once, sends it, and shows the server's answer, or rolls back. A refusal may mean that it is so
   * already, and a lost answer does not tell: then the server is asked how it is, and that is shown. Nothing is sent
   * while another change is pending, or while the visitor is not known yet. An anonymous visitor is asked to sign in.
   */
  change: (change: Change<Value, Kind>) => ProfileThunk<Promise<void>>;
}

/** The first of two ways to change something on the server: the change shows at once and is rolled back if it fails. */
export function createChangeable<Value, Kind extends string>({
  name,
  actions,
  select,
  read,
  anonymous,
  remember,
  notLoaded,
}: ChangeableOptions<Value, Kind>): Changeable<Value, Kind> {
  return {
    load:
      ({ again = false } = {}) =>
      async (dispatch, getState, services) => {
        const starting = services.host.starting();
        if (starting) await starting;
        if (services.host.getAccessToken() === undefined) {
          // The request could only fail. Of a visitor who is not known, this is no answer yet.
          const { remembered, loadSucceeded } = actions;
          if (anonymous !== undefined)
            dispatch((services.host.isVisitorUnknown() ? remembered : loadSucceeded)(anonymous));
          return;
        }
        const { page, returns } = getState();
        const { load: before, changes } = select(getState());
        if (before.returns === returns && before.status !== 'Failure') return;
        dispatch(actions.loadStarted(returns));
        const isOutdated = (): boolean => select(getState()).load.returns !== returns;
        try {
          const value = await read(services, page);
          if (isOutdated()) return;
          if (select(getState()).changes !== changes) {
            dispatch(actions.loadOvertaken());
            return;
          }
          remember?.(services, page, value);
          dispatch(actions.loadSucceeded(value));
        } catch (error) {
          services.captureError(error, `load ${name}`);
          if (isOutdated()) return;
          dispatch(actions.loadFailed(pageErrorCode(error)));
          if (notLoaded && !again)
            dispatch(noticed({ tone: 'failure', keys: [notLoaded], loads: true, about: name }));
        }
      },
    change:
      ({ kind, way, linkAction, ifSignedIn, expected, isSo, send, done, failed, afterwards }) =>
      async (dispatch, getState, services) => {
        const state = select(getState());
        if (state.update.status === 'Loading') return;
        const show = (): unknown =>
          dispatch(actions.updateStarted({ change: kind, expected: expected(state.shown) }));
        const starting = services.host.starting();
        const { page } = getState();
        if (starting) {
          show();
          await resumable(services, page.account.basicSearchId, ifSignedIn ?? kind, () => starting);
        }
        if (services.host.getAccessToken() === undefined) {
          if (starting) dispatch(actions.updateWithdrawn());
          if (ifSignedIn === undefined) dispatch(askToSignIn(kind, way, { linkAction }));
          return;
        }
        services.track({ name: 'action', label: kind });
        dispatch(noticeWithdrawn(name));
        show();
        let value: Value | undefined;
        let failure: unknown;
        try {
          value = await resumable(services, page.account.basicSearchId, kind, () => send(services, page));
        } catch (error) {
          failure = error;
          // Whoever is not signed in any more would be refused again.
          if (pageErrorCode(error) !== 'HTTP_UNAUTHORIZED')
            value = await read(services, page).catch(() => undefined);
        }
        if (value !== undefined) remember?.(services, page, value);
        const tell = (outcome: 'Success' | 'Failure', keys: NoticeKey[]): void => {
          const tone = outcome === 'Success' ? 'success' : 'failure';
          dispatch(noticed({ tone, keys, about: name }));
          services.track({ name: 'outcome', label: `${kind} ${outcome}` });
        };
        if (value !== undefined && (failure === undefined || isSo(value))) {
          dispatch(actions.updateSucceeded({ change: kind, value }));
          tell('Success', done);
          if (afterwards) void dispatch(afterwards());
        } else {
          services.captureError(failure, kind);
          dispatch(actions.updateFailed({ code: pageErrorCode(failure), truth: value }));
          tell('Failure', failed(failure));
        }
      },
  };
}
