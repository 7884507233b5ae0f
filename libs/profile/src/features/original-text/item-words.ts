import type { CallOptions } from '@oa-profile/api-client';
import { checkOnce } from '@oa-profile/plugin-sdk';
import { allSections } from '../../core/account/all-sections.js';
import { loadPlugin } from '../../core/plugins/load-plugin.js';
import type { PageState } from '../../core/store/page-state.js';
import type { ProfileServices } from '../../core/store/services.js';

/** An item's title in one language. */
export interface ItemWords {
  /** BCP 47 tag of the language, if known. */
  language: string | undefined;
  /** Undefined if the answer has no such item. */
  title: string | undefined;
}

/** The item of the page whose title is requested. */
export interface AskedItem {
  /** Type of the section. */
  plugin: string;
  itemId: string;
}

/**
 * Requests an item's title in the language of the call: its section is part of the page, or has a request of its own.
 */
export async function itemWords(
  { api: client, plugins }: ProfileServices,
  { account, sections }: Pick<PageState, 'account' | 'sections'>,
  { plugin: type, itemId }: AskedItem,
  options: CallOptions,
): Promise<ItemWords> {
  const [api, plugin] = await Promise.all([client(), plugins().then((all) => loadPlugin(all, type))]);
  const shown = sections.find((section) => section.type === type);
  // Only the answer for its page tells the account's language.
  const pageAnswer = api.getAccountPage(account.basicSearchId, options);
  const read = async (): Promise<unknown> => {
    if (plugin?.source.kind !== 'sub-page' || shown?.pageId === undefined) {
      const page = await pageAnswer;
      return allSections(page).find(({ type: each, id }) => each === type && id === shown?.id)?.data;
    }
    const { accountId } = account;
    const { pageId, id: pluginId } = shown;
    return api.getSubPagePlugin({ accountId, pageId, type: plugin.source.type, pluginId }, options);
  };
  const [data, answer] = await Promise.all([read(), pageAnswer]);
  const checked = plugin && checkOnce(plugin.schema, data);
  return {
    language: answer.account.contentLanguage,
    title: checked?.success ? plugin?.itemTitle?.(checked.output, itemId) : undefined,
  };
}
