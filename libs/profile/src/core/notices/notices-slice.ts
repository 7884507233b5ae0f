import type { ErrorCode } from '@oa-profile/errors';
import type { TextKey, commonTexts } from '@oa-profile/i18n';
import type { ActionTextKey } from '../texts/action-texts.js';
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

type CommonKey = TextKey<NonNullable<(typeof commonTexts)['dictionary']>>;

/**
 * A sentence of a notice: a key of the common texts, one of the texts of actions, which come later, or the message of an
 * error by its code.
 */
export type NoticeKey = CommonKey | ['actions', ActionTextKey] | ['error', ErrorCode];

/** A message of the page: keys, not words, except where a plugin worded it already. */
export interface Notice {
  id: string;
  tone: 'success' | 'failure';
  /** Sentences of the message, by key. */
  keys: NoticeKey[];
  text?: string;
  /** Offers to load the page again, where that can mend it. */
  reload?: true;
}

const noticesSlice = createSlice({
  name: 'notices',
  initialState: [] as Notice[],
  reducers: {
    /** One message at a time for each tone: what happened last is what matters. */
    noticed: {
      reducer(notices, { payload }: PayloadAction<Notice>) {
        return [...notices.filter(({ tone }) => tone !== payload.tone), payload];
      },
      prepare: (notice: Omit<Notice, 'id'>) => ({ payload: { ...notice, id: nanoid() } }),
    },
    noticeDismissed: (notices, { payload: id }: PayloadAction<string>) =>
      notices.filter((notice) => notice.id !== id),
  },
});

export const { noticed, noticeDismissed } = noticesSlice.actions;
export const noticesReducer: typeof noticesSlice.reducer = noticesSlice.reducer;
