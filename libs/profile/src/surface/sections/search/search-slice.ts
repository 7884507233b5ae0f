import type { ProfileState } from '../../../core/store/profile-store.js';
import { createLateState, type LateState } from '../../../core/store/create-late-state.js';

/** What the visitor looked for last, for as long as the page is open: few find what they want in the first result. */
interface SearchState {
  query: string;
}

const search: LateState<SearchState> = createLateState('search', { query: '' });

/** The visitor looks for something else. */
export const queryChanged = search.event<string>('queryChanged', (_state, query) => ({ query }));

/** What the visitor looks for. */
export const selectQuery = (state: ProfileState): string => search.select(state).query;
