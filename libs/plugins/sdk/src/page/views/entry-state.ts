import type { ScrollPosition } from './scroll-position.js';

/** What we store in an entry of the browser's history. */
export interface EntryState {
  /** The entry was opened from the profile, so that going back leads there. */
  opened?: true;
  /** Where the page is or was, once views have been opened in the document: a step of the history leads back there. */
  scroll?: ScrollPosition | undefined;
  /** The page reloads the document to go back to that position. */
  returns?: true | undefined;
  /** How many overlays are open above the page, each with an entry of its own. */
  over?: number;
}

/** The state of the current entry. */
export const entryState = (): EntryState => (history.state ?? {}) as EntryState;

/** Changes the state of the current entry. */
export function changeEntry(change: EntryState): void {
  history.replaceState({ ...entryState(), ...change } satisfies EntryState, '');
}
