import { searchIdOf, type AccountFile, type AccountFileInput } from './account-file.js';

/**
 * The web app manifest for a bookmark on a phone's home screen: one for each account, named after it. The bookmark
 * opens in the browser, since the page is not an app.
 */
export function accountManifest({ answer, language, themeColors }: AccountFileInput): Promise<AccountFile> {
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
    theme_color: themeColors?.light,
    background_color: themeColors?.light,
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
