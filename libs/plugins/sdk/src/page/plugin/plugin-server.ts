import type { ProfileApiClient, AccountPage } from '@oa-profile/api-client';
import type { Language } from '@oa-profile/i18n';
import type { i18n } from 'i18next';
import type { HighlightContext } from '../../highlight.js';
import type { AnyPluginSection, AnyTranslate } from '../../section.js';
import type { PageState } from '../store/page-state.js';

/** What a server reads from the API, as an anonymous visitor: all visitors share the answers. */
export type AnonymousApi = Pick<ProfileApiClient, Extract<keyof ProfileApiClient, `get${string}`>>;

/** A variable of the environment: a text, or a web address with places to fill in, such as `{z}`. */
export type PluginVariable = 'text' | { places: readonly string[] };

/** Values of the variables of plugins, by name; those that are not set are absent. */
export type PluginSettings = Readonly<Partial<Record<string, string>>>;

/** What {@link PluginServer.ask} asks with. */
export interface AskOptions {
  api: AnonymousApi;
  settings: PluginSettings;
  /** Aborts when the page no longer waits for the answer. */
  signal: AbortSignal;
  now: Date;
}

/** A request for a file of an account. */
export interface FileRequest {
  /** With what plugins have asked for the first screen, in `given`. */
  page: AccountPage & Pick<PageState, 'given'>;
  /** Address of the account's profile, without parameters. */
  url: string;
  language: Language;
  /** For texts in that language. */
  i18n: i18n;
  now: Date;
  /** The {@link PluginFile.parameters} of the address. */
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
export interface PluginFile {
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
 * What a plugin does on the server. It is imported from a folder `server`: builds for browsers leave that out of the
 * plugin.
 */
export interface PluginServer {
  /** What it takes from the environment, by name. All of them may be unset. */
  variables?: Readonly<Record<string, PluginVariable>>;
  /** Addresses whose origins its pictures come from: the page's security policy allows them. */
  pictures?: (settings: PluginSettings) => readonly string[];
  /** The same of what it asks in the browser, with `fetch` or over a socket (`wss:`): only encrypted, but for localhost. */
  requests?: (settings: PluginSettings) => readonly string[];
  /** The same of the documents that it shows in frames, such as a map or a login. */
  frames?: (settings: PluginSettings) => readonly string[];
  /**
   * What the first screen has of it. The answer comes with the page, as JSON, in `given` of its state. If it fails or takes
   * too long, the page comes without.
   */
  ask?: (page: AccountPage, options: AskOptions) => unknown;
  /**
   * What this plugin asks of each section, such as how many entries can be found in it. The answer comes with the section's
   * outline, as JSON, in `of` by the plugin's name; undefined leaves it out. If it throws, that section comes without.
   *
   * @param data as the API sent them; undefined if they come later
   */
  ofSection?: (
    section: AnyPluginSection,
    data: unknown,
    context: HighlightContext,
    t: AnyTranslate,
  ) => unknown;
  /**
   * The same of another page of the account, for the link to it.
   *
   * @param ofSections what {@link PluginServer.ofSection} has of the sections there
   */
  ofPage?: (ofSections: readonly unknown[]) => unknown;
  /** What it serves below the account's address, by the names that `servedFiles` of the page's state has for it. */
  files?: Readonly<Record<string, PluginFile>>;
}
