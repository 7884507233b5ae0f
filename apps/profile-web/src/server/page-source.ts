import { createProfileApiClient, type Origin, type ProfileApiClient } from '@oa-profile/api-client';
import type { AccountPage } from '@oa-profile/api-client/schemas';
import { isProfileError, type ErrorCode, type HttpErrorData } from '@oa-profile/errors';
import type { Language } from '@oa-profile/i18n';
import { LRUCache } from 'lru-cache';
import { withSectionData } from './with-section-data.js';

/** What the API says of an id: a page, or for good that there is none. */
export type PageAnswer =
  { page: AccountPage } | { missing: Extract<ErrorCode, 'DATA_NOT_FOUND' | 'FORBIDDEN_SEARCH_ID'> };

/** Account pages, from the API or from the server's own memory. */
export interface PageSource {
  /**
   * @throws ProfileError when the API fails and no older answer is there.
   */
  get(searchId: string, language: Language, origin: Origin): Promise<PageAnswer>;
  /**
   * The client that asks as an anonymous visitor in that language. It does not say from where the page was opened: the
   * answer goes to everybody who asks meanwhile.
   */
  clientFor(language: Language, origin: Origin): ProfileApiClient;
}

/** Options of {@link createPageSource}. */
export interface PageSourceOptions {
  apiUrl: string;
  /**
   * Milliseconds for which an answer is fresh. An older one is served while a new one is fetched.
   * @default 30000
   */
  freshFor?: number;
  /** Hears of failures that nobody else does, because an older answer was served. */
  onError: (error: unknown) => void;
}

/**
 * Creates a source of account pages that asks the API at most once at a time for each page, and serves what it had
 * while the API is down (DESIGN section 3).
 */
export function createPageSource({ apiUrl, freshFor = 30_000, onError }: PageSourceOptions): PageSource {
  const clientFor = (language: Language, origin: Origin): ProfileApiClient =>
    createProfileApiClient({ baseUrl: apiUrl, origin, language, opener: { platform: 'Unknown' } });
  const cache = new LRUCache<string, PageAnswer, { searchId: string; language: Language; origin: Origin }>({
    max: 2000,
    // For the cache 0 means for ever.
    ttl: Math.max(freshFor, 1),
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_key, older, { context: { searchId, language, origin } }) => {
      const api = clientFor(language, origin);
      try {
        const page = await api.getAccountPage(searchId);
        const olderPage = older && 'page' in older ? older.page : undefined;
        return { page: await withSectionData(api, page, onError, olderPage) };
      } catch (error) {
        const status = isProfileError(error, 'HTTP_ABNORMAL') && (error.data as HttpErrorData).status;
        if (status === 404) return { missing: 'DATA_NOT_FOUND' };
        if (status === 403) return { missing: 'FORBIDDEN_SEARCH_ID' };
        if (older) onError(error);
        throw error;
      }
    },
  });
  return {
    clientFor,
    get(searchId, language, origin) {
      const context = { searchId, language, origin };
      return cache.forceFetch(`${language} ${origin} ${searchId}`, { context });
    },
  };
}
