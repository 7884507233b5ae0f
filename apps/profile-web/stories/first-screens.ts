import type { Language } from '@oa-profile/i18n';
import { renderPage } from '@oa-profile/profile/testing';
import { plain } from '@oa-profile/profile/internal/testing';
import { plugins } from '../src/plugins.js';
import { sampleAccountPage } from './sample-account-page.js';

/** A sample account's page in a language, as the page server sends it to an anonymous visitor. */
export interface FirstScreen {
  markup: string;
  /** All that the account says, as JSON. */
  ownWords: string;
  /** The account's own, '#rrggbb'. */
  color: string | undefined;
}

/** Renders the page of a sample account. */
export async function firstScreen(searchId: string, language: Language): Promise<FirstScreen> {
  const page = await sampleAccountPage(searchId, language, plugins);
  const { account, sections } = page;
  return {
    markup: await renderPage({ origin: 'web', ...page }, language),
    ownWords: plain(JSON.stringify({ account, sections })),
    color: account.color,
  };
}
