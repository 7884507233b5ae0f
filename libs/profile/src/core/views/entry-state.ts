import type { ScrollPosition } from './scroll-position.js';

/** What we store in an entry of the browser's history. */
export interface EntryState {
  /** The entry was opened from the profile, so that going back leads there. */
  opened?: true;
  /** Where the page was when a view was opened from it. */
  scroll?: ScrollPosition | undefined;
  /** How many overlays are open above the page, each with an entry of its own. */
  over?: number;
}

/** The state of the current entry. */
export const entryState = (): EntryState => (history.state ?? {}) as EntryState;

/** Changes the state of the current entry. */
export function changeEntry(change: EntryState): void {
  history.replaceState({ ...entryState(), ...change } satisfies EntryState, '');
}
