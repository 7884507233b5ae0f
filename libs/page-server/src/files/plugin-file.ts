import type { AccountFile, FileRequest } from '@oa-profile/plugin-sdk/server';
import type { Redirection } from '@oa-profile/plugin-sdk/internal';
import { servedFilesOf } from '@oa-profile/profile/internal';
import { profileUrl, type AccountFileInput } from './account-file.js';

/** What a plugin's file is made from: that of the account, and what the address says, if anything. */
export interface PluginFileInput
  extends AccountFileInput, Partial<Pick<FileRequest, 'query' | 'params' | 'userAgent'>> {}

/**
 * A file of the account that a plugin makes; undefined if the account has none.
 *
 * @param kind its name in `servedFiles` of the page's state
 */
export async function pluginFile(
  kind: string,
  {
    answer: page,
    language,
    config,
    site,
    now,
    query = new URLSearchParams(),
    params = {},
    userAgent = '',
  }: PluginFileInput,
): Promise<AccountFile | Redirection | undefined> {
  if (!servedFilesOf(site.plugins, page).includes(kind)) return undefined;
  const file = site.plugins.map(({ server }) => server?.files?.[kind]).find((found) => found !== undefined);
  const url = profileUrl(config, page.account);
  const i18n = await site.texts(language);
  return file?.answer({ page, url, language, i18n, now, query, params, userAgent });
}
