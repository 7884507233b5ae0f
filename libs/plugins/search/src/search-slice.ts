import { createLateState } from '@oa-profile/plugin-sdk/page';

interface SearchState {
  /** What the visitor looked for last, for as long as the page is open: few find what they want in the first result. */
  query: string;
}

const { event, select } = createLateState<SearchState>('search', { query: '' });

/** The visitor looks for something else. */
export const queryChanged = event<string>('queryChanged', (_, query) => ({ query }));

export const selectSearch = select;
