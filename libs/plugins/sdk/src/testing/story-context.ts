import type { PluginAccount, PluginContext } from '../plugin.js';
import { createHostDouble } from './host-double.js';
import { createMemoryDouble } from './memory-double.js';
import { storyCountries } from './story-country.js';

/** What a story changes of {@link storyContext}; of the account only what matters to it. */
export type StoryContextOverrides = Partial<Omit<PluginContext, 'account'>> & {
  account?: Partial<PluginAccount>;
};

/**
 * A believable context: a coffee house in Tokyo that writes Japanese, on Saturday the 21st of November 2026 at noon,
 * seen in English by somebody who is its friend.
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
      ...storyCountries.JP,
      ...account,
    },
  };
}
