import type { ErrorCode } from '@oa-profile/errors';
import type { commonTexts } from '@oa-profile/i18n';
import type { TextKey } from '@oa-profile/i18n/internal';
import type { ActionTextKey } from '../texts/action-texts.js';
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { OpenDialog } from '../dialogs/dialogs-slice.js';
import { viewShown } from '../views/view-slice.js';

type CommonKey = TextKey<NonNullable<(typeof commonTexts)['dictionary']>>;

/**
 * A sentence of a notice: a key of the common texts, a key of the texts of actions, which are loaded later, or an error
 * code, which stands for its message.
 */
export type NoticeKey = CommonKey | ['actions', ActionTextKey] | ['error', ErrorCode];

/** A message of the page: keys instead of words, unless a plugin has already worded it. */
export interface Notice {
  id: string;
  /** `info` is news that nobody has asked for. */
  tone: 'success' | 'failure' | 'info';
  /** Sentences of the message, by key. */
  keys: NoticeKey[];
  text?: string;
  /** Offers to reload the page, if that can help. */
  reload?: true;
  /** Offers to load the relation again. */
  loads?: true;
  /** The pop-up that it opens, and then goes. */
  opens?: OpenDialog;
  /** Names what it is about, for {@link noticeWithdrawn}. */
  about?: string;
}

/**
 * One success and one piece of news at a time: what happened last is what matters. A failure stays beside others, since
 * nobody may have read it yet; the same words are not said twice.
 */
const isReplacedBy =
  (latest: Notice) =>
  ({ tone, keys, text }: Notice): boolean =>
    tone === latest.tone &&
    (tone !== 'failure' || JSON.stringify([keys, text]) === JSON.stringify([latest.keys, latest.text]));

/** The messages of the page. */
export const noticesSlice = createSlice({
  name: 'notices',
  initialState: [] as Notice[],
  reducers: {
    /** A message is to be shown. */
    noticed: {
      prepare: (notice: Omit<Notice, 'id'>) => ({ payload: { ...notice, id: nanoid() } }),
      reducer(notices, { payload }: PayloadAction<Notice>) {
        const isReplaced = isReplacedBy(payload);
        return [...notices.filter((notice) => !isReplaced(notice)), payload];
      },
    },
    /** A message has been dismissed by the visitor or has expired. */
    noticeDismissed: (notices, { payload }: PayloadAction<string>) =>
      notices.filter(({ id }) => id !== payload),
    /** What was said about something no longer holds: it is being tried again, say. */
    noticeWithdrawn: (notices, { payload }: PayloadAction<string>) =>
      notices.filter(({ about }) => about !== payload),
  },
  extraReducers: (builder) =>
    // A failure stays until it is dismissed or tried again: whoever goes on to the next view may not have read it.
    builder.addCase(viewShown, (notices) => notices.filter(({ tone }) => tone !== 'info')),
});

export const { noticed, noticeDismissed, noticeWithdrawn } = noticesSlice.actions;
