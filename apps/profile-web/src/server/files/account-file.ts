import type { Account, AccountPage } from '@oa-profile/api-client/schemas';
import type { Language } from '@oa-profile/i18n';
import type { ServerConfig } from '../config.js';

/** A file of an account that the page server makes. */
export interface AccountFile {
  /** The name of a file that visitors keep; none for one that only machines read. */
  name?: string;
  contentType: string;
  content: string;
}

/** Whose file it is, and for whom it is made. */
export interface AccountFileInput {
  answer: AccountPage;
  language: Language;
  config: ServerConfig;
  now: Date;
}

/** The id by which the account is known. */
export const searchIdOf = ({ premiumSearchId, basicSearchId }: Account): string =>
  premiumSearchId ?? basicSearchId;

/** Address of the account's profile for anybody. */
export const profileUrl = ({ publicUrl }: ServerConfig, account: Account): string =>
  `${publicUrl}/${searchIdOf(account)}`;
