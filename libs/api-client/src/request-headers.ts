import type { Language } from '@oa-profile/i18n';
import type { OpenerPlatform, Origin } from './enumerations.js';

/** Who opened the page, on what, and how a friend would be added. */
export interface Opener {
  platform: OpenerPlatform;
  key?: string | undefined;
  addFriendRoute?: string | undefined;
}

/** Names of the seven headers (docs/product.md#request-headers). A backend with other names overrides them. */
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

/** What {@link requestHeaders} puts into headers. */
export interface HeaderValues {
  transactionId: string;
  origin: Origin;
  language: Language;
  accessToken?: string | undefined;
  opener: Opener;
}

/** The headers of one call. Values from addresses can hold any character: outside ASCII they are percent-encoded. */
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
  // Half a surrogate pair, as a cut address can end in, would make the encoding throw.
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'));
}
