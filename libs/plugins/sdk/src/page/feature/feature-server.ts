import type { ProfileApiClient } from '@oa-profile/api-client';
import type { AccountPage } from '@oa-profile/api-client/schemas';
import type { Language } from '@oa-profile/i18n';
import type { i18n } from 'i18next';
import type { PageState } from '../store/page-state.js';

/** What a server reads from the API, as an anonymous visitor: all visitors share the answers. */
export type AnonymousApi = Pick<ProfileApiClient, Extract<keyof ProfileApiClient, `get${string}`>>;

/** A variable of the environment: a text, or a web address with places to fill in, such as `{z}`. */
export type FeatureVariable = 'text' | { places: readonly string[] };

/** Values of the variables of features, by name; those that are not set are absent. */
export type FeatureSettings = Readonly<Partial<Record<string, string>>>;

/** What {@link FeatureServer.ask} asks with. */
export interface AskOptions {
  api: AnonymousApi;
  settings: FeatureSettings;
  /** Aborts when the page no longer waits for the answer. */
  signal: AbortSignal;
  now: Date;
}

/** A request for a file of an account. */
export interface FileRequest {
  /** With what features have asked for the first screen, in `given`. */
  page: AccountPage & Pick<PageState, 'given'>;
  /** Address of the account's profile, without parameters. */
  url: string;
  language: Language;
  /** For texts in that language. */
  i18n: i18n;
  now: Date;
  /** The {@link FeatureFile.parameters} of the address. */
  query: URLSearchParams;
  /** What stands in the address for the parts of the path that begin with a colon. */
  params: Readonly<Partial<Record<string, string>>>;
  /** That of the visitor; empty for a file that all share. */
  userAgent: string;
}

/** A file that a server makes for an account. */
export interface AccountFile {
  /** Name under which visitors save it; none for a file that only machines read. */
  name?: string;
  contentType: string;
  content: string;
}

/** An answer that leads elsewhere. */
export interface Redirection {
  to: string;
}

/** A file of each account, or an address that leads somewhere. */
export interface FeatureFile {
  /** Below the account's address, as a route of Hono: `hours/:day{\\d{4}-\\d{2}-\\d{2}\\.ics}`. */
  path: string;
  /**
   * The parameters of the address that the answer depends on, besides the language. Caches tell no others apart.
   *
   * @default none
   */
  parameters?: readonly string[];
  /**
   * Which caches may keep the answer: all, as they keep the page, for a while that of the visitor's browser, or none, since
   * its address tells of a visitor.
   */
  keptBy: 'all' | 'browser' | 'none';
  /**
   * Whether the account has it: otherwise it is neither linked nor answered.
   *
   * @default every account has it
   */
  isOf?: (page: FileRequest['page']) => boolean;
  /** Undefined if the address leads to nothing. */
  answer: (
    request: FileRequest,
  ) => Promise<AccountFile | Redirection | undefined> | AccountFile | Redirection | undefined;
}

/**
 * What a feature does on the server. It is imported from a folder `server`: builds for browsers leave that out of the
 * feature.
 */
export interface FeatureServer {
  /** What it takes from the environment, by name. All of them may be unset. */
  variables?: Readonly<Record<string, FeatureVariable>>;
  /** Addresses whose origins its pictures come from: the page's security policy allows them. */
  pictures?: (settings: FeatureSettings) => readonly string[];
  /**
   * What the first screen has of it. The answer comes with the page, as JSON, in `given` of its state. If it fails or takes
   * too long, the page comes without.
   */
  ask?: (page: AccountPage, options: AskOptions) => unknown;
  /** What it serves below the account's address, by the names that `servedFiles` of the page's state has for it. */
  files?: Readonly<Record<string, FeatureFile>>;
}
