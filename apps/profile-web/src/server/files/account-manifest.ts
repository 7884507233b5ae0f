import { themeColors } from '@oa-profile/ui/account-colors';
import { searchIdOf, type AccountFile, type AccountFileInput } from './account-file.js';

/**
 * What a phone keeps with a bookmark on its screen: one for each account, since a bookmark is to an account, and named
 * after it. It opens in the browser, because a page that one came to see is no app of its own.
 */
export function accountManifest({ answer, language }: AccountFileInput): Promise<AccountFile> {
  const { account } = answer;
  const path = `/${searchIdOf(account)}`;
  const icon = { type: 'image/png', purpose: 'any' };
  const manifest = {
    id: path,
    name: account.name,
    short_name: account.name,
    description: account.description ?? account.statusMessage,
    lang: language,
    start_url: `${path}?lang=${language}`,
    scope: path,
    display: 'browser',
    theme_color: themeColors.light,
    background_color: themeColors.light,
    icons: [
      { ...icon, src: '/icons/icon-192.png', sizes: '192x192' },
      { ...icon, src: '/icons/icon-512.png', sizes: '512x512' },
      { ...icon, src: '/icons/maskable-512.png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
  return Promise.resolve({
    contentType: 'application/manifest+json; charset=utf-8',
    content: JSON.stringify(manifest),
  });
}
