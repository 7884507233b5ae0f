import type { LinkAction } from '../intent/intent.js';
import type { NoticeKey } from '../notices/notices-slice.js';
import type { ProfileThunk } from '../store/profile-store.js';
import type { ProfileState } from '../store/root-reducer.js';
import type { PageState } from '../store/page-state.js';
import type { ProfileServices } from '../store/services.js';
import type { ChangeableActions, ChangeableState } from './changeable-reducers.js';
import { createChangeable } from './create-changeable.js';

/** The server's answer about something that a visitor can switch on and off. */
export interface SwitchAnswer {
  on: boolean;
  /** How many visitors have it on, if known. */
  count?: number | undefined;
}

/** A switch of the page: kept or not, followed or not. */
export type SwitchState = ChangeableState<SwitchAnswer, string>;

/** What makes one switch differ from another. */
export interface SwitchOptions {
  /** Names it, in the address of a link into the app too. */
  name: LinkAction;
  /** Those of its slice, which has the {@link changeableReducers}. */
  actions: ChangeableActions<SwitchAnswer, string>;
  /** Finds its state. */
  select: (state: ProfileState) => SwitchState;
  read: (services: ProfileServices, page: PageState) => Promise<SwitchAnswer>;
  write: (services: ProfileServices, page: PageState, on: boolean) => Promise<SwitchAnswer>;
  /** What the visitor reads when a change succeeds or fails. */
  messages: {
    done: (on: boolean) => NoticeKey[];
    failed: (on: boolean, error: unknown) => NoticeKey[];
  };
}

/** Options of {@link Switch.set}. */
export interface SetOptions {
  /** Nobody is asked to sign in: names the action, which plugins resume. @default an anonymous visitor is asked */
  ifSignedIn?: string;
}

/** A switch: its state, and what a visitor can do with it. */
export interface Switch {
  /** Finds its state. */
  select: (state: ProfileState) => SwitchState;
  /** Loads its state. Nothing is requested for an anonymous visitor, for whom it is off. */
  load: () => ProfileThunk<Promise<void>>;
  /** Switches at once, sends the change, and rolls back on failure. An anonymous visitor is asked to sign in. */
  set: (on: boolean, options?: SetOptions) => ProfileThunk<Promise<void>>;
}

/** Creates something that a visitor can switch on and off. */
export function createSwitch({ name, actions, select, read, write, messages }: SwitchOptions): Switch {
  const { load, change } = createChangeable({ name, actions, select, read });
  return {
    select,
    load: () => load(),
    set: (on, { ifSignedIn } = {}) =>
      change({
        kind: `${name}${on ? 'Add' : 'Remove'}`,
        linkAction: on ? name : undefined,
        ifSignedIn,
        expected(shown) {
          const step = shown?.on === on ? 0 : on ? 1 : -1;
          return { on, count: shown?.count === undefined ? undefined : shown.count + step };
        },
        isSo: (value) => value.on === on,
        send: (services, page) => write(services, page, on),
        done: messages.done(on),
        failed: (error) => messages.failed(on, error),
      }),
  };
}
