import type { Account } from '@oa-profile/api-client';
import type { PluginContext, PluginEvent } from '@oa-profile/plugin-sdk';

/** Kept only as long as the page, which is enough here. */
const remembered = new Set<string>();

/** The context that this site gives a plugin. Nobody signs in here, so relation and following stay unknown. */
export function pluginContext(account: Account, onEvent: (event: PluginEvent) => void): PluginContext {
  return {
    account,
    language: 'en',
    relation: 'unknown',
    now: new Date(),
    host: { copyText: (text) => navigator.clipboard.writeText(text) },
    itemHref: (itemId) => `#${itemId}`,
    itemShareUrl: (itemId) => `${location.href.split('#')[0]}#${itemId}`,
    accountHref: (searchId) => `#${searchId}`,
    memory: {
      has: (key) => remembered.has(key),
      add: (key) => void remembered.add(key),
    },
    emit: onEvent,
  };
}
