import type { PluginAccount, PluginContext } from '../section.js';
import { createHostDouble } from './host-double.js';
import { createMemoryDouble } from './memory-double.js';
import { storyCountries } from './story-country.js';

/** What a story changes in {@link storyContext}; of the account, only the relevant fields. */
export type StoryContextOverrides = Partial<Omit<PluginContext, 'account'>> & {
  account?: Partial<PluginAccount>;
};

/**
 * A realistic context: a coffee house in Tokyo that writes Japanese, at noon on Saturday 21 November 2026, seen in
 * English by a friend.
 *
 * @example
 * ```ts
 * storyContext({ language: 'th', account: { countryCode: 'TH', timeZone: 'Asia/Bangkok' } });
 * ```
 */
export function storyContext({ account, ...overrides }: StoryContextOverrides = {}): PluginContext {
  return {
    language: 'en',
    relation: { friendshipType: 'friend', favorite: 'false' },
    now: new Date('2026-11-21T12:00:00+09:00'),
    host: createHostDouble(),
    itemHref: (itemId) => `/@komorebi/story/${itemId}`,
    itemShareUrl: (itemId) => `https://profile.example.com/@komorebi/story/${itemId}`,
    accountHref: (searchId) => `/${searchId}`,
    memory: createMemoryDouble(),
    emit: () => undefined,
    ...overrides,
    account: {
      accountId: 'story-account',
      basicSearchId: '@komorebi',
      name: '木漏れ日珈琲',
      businessType: 'cafe',
      ...storyCountries.JP,
      ...account,
    },
  };
}
