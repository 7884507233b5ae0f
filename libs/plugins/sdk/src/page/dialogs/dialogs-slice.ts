import type { ShareContent } from '@oa-profile/host-bridge';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Dialogs } from '../declared/declared.js';
import type { Intent } from '../intent/intent.js';
import { viewShown } from '../views/view-slice.js';

/** What a visitor has chosen in a view, and can go on with in the app, in the page's language. */
export interface ChosenWords {
  /** What the app is for. */
  title: string;
  /** All of it in one line. */
  details: string | undefined;
  /** Says that it is filled in there. */
  filledIn: string;
}

declare module '../declared/declared.js' {
  // Those that the kit opens itself, and those of every page that plugins open.
  interface Dialogs {
    /** Leads into the app to add the account as a friend. */
    addInApp: object;
    /**
     * Leads into the app with an intent, or to the current view. `details` is the name of the item that it is about,
     * `chosen` says its values. With `isReady` nothing needs to be done there first.
     */
    continueInApp: {
      intent?: Intent;
      details?: string | undefined;
      chosen?: ChosenWords | undefined;
      isReady?: boolean;
    };
    /** Shows a link to copy. */
    share: ShareContent;
    /** The ways to reach the account. */
    contact: object;
    /** Shows name and address, for somebody who takes the visitor there. */
    driver: object;
  }
}

/** Names of the pop-ups. */
export type DialogName = keyof Dialogs;

/** Names of the pop-ups that need no properties to open. */
export type PlainDialogName = {
  [Name in DialogName]: object extends Dialogs[Name] ? Name : never;
}[DialogName];

/** A pop-up of the page. At most one is open. */
export type OpenDialog = { [Name in DialogName]: { name: Name } & Dialogs[Name] }[DialogName];

/** Which pop-up is open, if any. */
export interface DialogsState {
  open: OpenDialog | undefined;
}

const initialState = { open: undefined } as DialogsState;

export const dialogsSlice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    /** A pop-up has been opened, in place of the one that was open. */
    dialogOpened: {
      prepare: (dialog: OpenDialog | PlainDialogName): { payload: OpenDialog } => ({
        payload: typeof dialog === 'string' ? { name: dialog } : dialog,
      }),
      reducer: (_state, { payload }: PayloadAction<OpenDialog>) => ({ open: payload }),
    },
    /** The pop-up has been closed. */
    dialogClosed: () => initialState,
  },
  // A pop-up belongs to the view behind it.
  extraReducers: (builder) => builder.addCase(viewShown, () => initialState),
});

export const { dialogOpened, dialogClosed } = dialogsSlice.actions;
