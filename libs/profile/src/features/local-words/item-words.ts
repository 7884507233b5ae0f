import type { CallOptions } from '@oa-profile/api-client';
import { checkOnce } from '@oa-profile/plugin-sdk';
import { allSections } from '../../core/account/all-sections.js';
import { loadPlugin } from '../../core/plugins/load-plugin.js';
import type { PageState } from '../../core/store/page-state.js';
import type { ProfileServices } from '../../core/store/services.js';

/** What an item is called in one language. */
export interface ItemWords {
  /** BCP 47 tag of the language, as far as it is known. */
  language: string | undefined;
  /** Undefined where the answer has no such item. */
  title: string | undefined;
}

/** Which item of the page is asked for. */
export interface AskedItem {
  /** Type of the section. */
  plugin: string;
  itemId: string;
}

/** Asks what an item is called in the language of the call: its section comes with the page, or by a call of its own. */
export async function itemWords(
  { api: client, plugins }: ProfileServices,
  { account, sections }: Pick<PageState, 'account' | 'sections'>,
  { plugin: type, itemId }: AskedItem,
  options: CallOptions,
): Promise<ItemWords> {
  const [api, plugin] = await Promise.all([client(), plugins().then((all) => loadPlugin(all, type))]);
  const shown = sections.find((section) => section.type === type);
  // How the account speaks is in the answer for its page alone.
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
