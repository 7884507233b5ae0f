import type { CallStatus } from '@oa-profile/api-client';
import type { PageSection } from '@oa-profile/api-client/schemas';
import type { ErrorCode } from '@oa-profile/errors';
import { createLateState, type LateState } from '../store/create-late-state.js';

/** What is known of a section whose data do not come with the page. */
export interface SectionData {
  status: CallStatus;
  /** The number of returns at the last request; absent until there is one. */
  returns?: number;
  /** The API's last answer; absent until there is one. */
  data?: unknown;
  /** When the visitor's own data were loaded, in milliseconds; absent while there are none. */
  at?: number;
  /** Why it failed last, until it has loaded. */
  code?: ErrorCode;
  /** Status of loading the next page of a long list. */
  more: 'None' | 'Loading' | 'Failure';
}

/** Identifies a section: ids are unique only within a type. */
export const sectionKey = ({ type, id }: Pick<PageSection, 'type' | 'id'>): string => `${type} ${id}`;

/** By {@link sectionKey}. */
export type SectionDataState = Readonly<Record<string, SectionData | undefined>>;

const sectionData: LateState<SectionDataState> = createLateState('sectionData', {});
const { event } = sectionData;

/** What is known of all sections whose data do not come with the page. */
export const selectSectionData: typeof sectionData.select = sectionData.select;

/** Changes a known section. */
const changed = (state: SectionDataState, key: string, change: Partial<SectionData>): SectionDataState => {
  const section = state[key];
  return section ? { [key]: { ...section, ...change } } : {};
};

export const sectionLoadStarted = event<{ key: string; returns: number }>(
  'sectionLoadStarted',
  (state, { key, returns }) => ({ [key]: { ...state[key], status: 'Loading', returns, more: 'None' } }),
);

/** With `at`, the data are the visitor's own. */
export const sectionLoaded = event<{ key: string; data: unknown; at?: number }>(
  'sectionLoaded',
  (_state, { key, ...loaded }) => ({ [key]: { status: 'Success', ...loaded, more: 'None' } }),
);

/** Earlier data stay: they are better than nothing. */
export const sectionLoadFailed = event<{ key: string; code: ErrorCode }>(
  'sectionLoadFailed',
  (state, { key, code }) => ({ [key]: { ...state[key], status: 'Failure', code, more: 'None' } }),
);

/** Kept data are better than the anonymous ones. The status stays, since nothing has been requested. */
export const sectionRecalled = event<{ key: string; data: unknown; at: number }>(
  'sectionRecalled',
  (state, { key, ...recalled }) => ({
    [key]: { status: 'None', more: 'None', ...state[key], ...recalled },
  }),
);

export const morePageStarted = event<{ key: string }>('morePageStarted', (state, { key }) =>
  changed(state, key, { more: 'Loading' }),
);

/** Neither the owner of the data nor a pending request changes. */
export const morePageLoaded = event<{ key: string; data: unknown }>(
  'morePageLoaded',
  (state, { key, data }) => changed(state, key, { data, more: 'None' }),
);

export const morePageFailed = event<{ key: string }>('morePageFailed', (state, { key }) =>
  changed(state, key, { more: 'Failure' }),
);
