import type { Arrival } from '../page/outline/arrival-at.js';
import { HOURS_SEPARATOR, openStatus, type OpenStatus, type Wording } from './open-status.js';
import { openStatusAt } from './open-status-at.js';

/** What is said of a moment. */
export interface ArrivalWords {
  tone: OpenStatus['tone'];
  /** 'Open' */
  word: string;
  /** 'until 9:00 PM' */
  detail: string | undefined;
  /** Until when orders are taken, and how busy it is. */
  details: readonly string[];
  /** All of it in one line. */
  sentence: string;
}

/** The words for what a visitor finds who arrives at `at`; without it, who is there now. */
export function arrivalWords(
  { state, minutesLeft, isAfterLastOrder, crowd }: Arrival,
  { at, ...wording }: Wording & { at?: Date | undefined },
): ArrivalWords {
  const { tone, word, detail, lastCall } = at
    ? openStatusAt(state, { ...wording, at })
    : openStatus(state, wording);
  const details = [lastCall, crowd?.text].filter((text) => text !== undefined);
  return {
    tone: minutesLeft === undefined && !isAfterLastOrder ? tone : 'warning',
    word,
    detail,
    details,
    sentence: [word, detail, ...details].filter(Boolean).join(HOURS_SEPARATOR),
  };
}
