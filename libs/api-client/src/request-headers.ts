import type { OpenerPlatform, Origin } from './enumerations.js';

/** Who opened the page, on which platform, and how the visitor would add the account as a friend. */
export interface Opener {
  /** 'Unknown' where nobody knows. */
  platform: OpenerPlatform;
  /** Who opened the page, from its address. */
  key?: string | undefined;
  /** By which route a friend would be added, from the page's address. */
  addFriendRoute?: string | undefined;
}

/** Names of the seven headers of a call. They can be overridden for a backend with other names. */
export interface HeaderNames {
  /** The id of the call, which its retries share. */
  transactionId: string;
  /** Where the page runs: one of `origins`. */
  callOrigin: string;
  /** The language of the texts wanted. */
  contentLanguage: string;
  /** The visitor's token; not sent for an anonymous one. */
  accessToken: string;
  /** What the page was opened on. */
  openerPlatform: string;
  /** Who opened the page. */
  openerKey: string;
  /** By which route a friend would be added. */
  addFriendRoute: string;
}

/** The names of the headers that backends of the API's document know. */
export const defaultHeaderNames: Readonly<HeaderNames> = {
  transactionId: 'x-transaction-id',
  callOrigin: 'x-call-origin',
  contentLanguage: 'content-language',
  accessToken: 'x-access-token',
  openerPlatform: 'x-opener-platform',
  openerKey: 'x-opener-key',
  addFriendRoute: 'x-add-friend-route',
};

/** The values that {@link requestHeaders} puts into headers. */
export interface HeaderValues {
  transactionId: string;
  origin: Origin;
  language: string;
  accessToken?: string | undefined;
  opener: Opener;
}

/** The headers of one call. Values from addresses can hold any character: non-ASCII ones are percent-encoded. */
export function requestHeaders(names: HeaderNames, values: HeaderValues): Record<string, string | undefined> {
  return {
    [names.transactionId]: values.transactionId,
    [names.callOrigin]: values.origin,
    [names.contentLanguage]: values.language,
    [names.accessToken]: values.accessToken || undefined,
    [names.openerPlatform]: values.opener.platform,
    [names.openerKey]: encodeHeader(values.opener.key),
    [names.addFriendRoute]: encodeHeader(values.opener.addFriendRoute),
  };
}

function encodeHeader(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (/^[\x20-\x7e]*$/.test(value)) return value;
  // Half a surrogate pair, for example at the end of a cut address, would make the encoding throw.
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'));
}
