import type { ScrollPosition } from './scroll-position.js';

/** What an entry of the browser's history remembers for us. */
export interface EntryState {
  /** The entry was opened from the profile, so that going back leads there. */
  opened?: true;
  /** Where the page was when a view was opened from it. */
  scroll?: ScrollPosition | undefined;
  /** How many things are open above the page, each with an entry of its own. */
  over?: number;
}

/** What the present entry remembers. */
export const entryState = (): EntryState => (history.state ?? {}) as EntryState;

/** Changes what the present entry remembers. */
export function changeEntry(change: EntryState): void {
  history.replaceState({ ...entryState(), ...change } satisfies EntryState, '');
}
