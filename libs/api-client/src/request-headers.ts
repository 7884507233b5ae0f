import type { Language } from '@oa-profile/i18n';
import type { OpenerPlatform, Origin } from './enumerations.js';

/** Who opened the page, on which platform, and how the visitor would add the account as a friend. */
export interface Opener {
  platform: OpenerPlatform;
  key?: string | undefined;
  addFriendRoute?: string | undefined;
}

/** Names of the seven headers (docs/product.md#request-headers). Can be overridden for a backend with other names. */
export interface HeaderNames {
  transactionId: string;
  callOrigin: string;
  contentLanguage: string;
  accessToken: string;
  openerPlatform: string;
  openerKey: string;
  addFriendRoute: string;
}

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
  language: Language;
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
