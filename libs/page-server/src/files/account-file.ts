import type { Account, AccountPage } from '@oa-profile/api-client';
import type { Language } from '@oa-profile/i18n';
import type { Site } from '../documents/site.js';
import type { ThemeColors } from '../documents/page-assets.js';
import type { ServerConfig } from '../requests/config.js';

export type { AccountFile } from '@oa-profile/plugin-sdk/server';

/** What a file is made from. */
export interface AccountFileInput {
  answer: AccountPage;
  language: Language;
  config: Pick<ServerConfig, 'publicUrl' | 'appLinkTemplates'>;
  site: Site;
  now: Date;
  /** For the manifest. @default it names no colours */
  themeColors?: ThemeColors;
}

/** The id by which the account is known. */
export const searchIdOf = ({ premiumSearchId, basicSearchId }: Account): string =>
  premiumSearchId ?? basicSearchId;

/** Address of the account's profile, without parameters. */
export const profileUrl = ({ publicUrl }: Pick<ServerConfig, 'publicUrl'>, account: Account): string =>
  `${publicUrl}/${searchIdOf(account)}`;
