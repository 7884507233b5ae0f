const HIDDEN = '[hidden]';

/** Shorter ones reveal little, and hiding them would cut up every word. */
const MIN_SECRET_LENGTH = 2;

/**
 * A whole address, or a path. A value can hold quotes and brackets: only white space is sure to end it. A scheme is
 * short: words joined by dots are not read to their end from each of them.
 */
const address =
  /\b(?:[a-z][a-z\d+.-]{0,30}:\/\/[^\s"<>?#]+(?:[?#]\S*)?|(?:data|blob):\S+)|(\/[^\s"<>?#]*)(\?(?=\S)[^\s#]*)?(?:#\S+)?/gi;

/** Names of a query or fragment with their values, in what is not an address: `#access_token=secret`. */
const valueOfName = /([?&#][\w.~%-]+)=[^\s&#]*/g;

/** User ids of the messaging platform, whoever wrote them into a text. */
const userIds = /U[\da-f]{32}/g;

/**
 * Signed or encrypted tokens. One can follow an encoded character (`%3D`), but no letter: `surveyJourneys.of.someone` is
 * none. What begins like a token is matched to the end of its first part in any case, so that nothing is read twice.
 */
const tokens = /(^|[^A-Za-z\d]|%(?:25)*[\dA-Fa-f]{2})eyJ[\w-]{8,}((?:\.[\w-]*){2}(?:\.[\w-]+){0,2})?/g;

/**
 * A text that quotes no address with its query values or fragment, no user id, no signed or encrypted token and none of
 * the given secrets, plain or as part of an address or of JSON.
 */
export function redactText(text: string, secrets: readonly string[] = []): string {
  return spellings(secrets)
    .reduce((hidden, secret) => hidden.replaceAll(secret, HIDDEN), text)
    .replace(address, (found, path?: string, search?: string) =>
      path ? redactPath(path, search) : redactUrl(found),
    )
    .replace(valueOfName, '$1')
    .replace(encodedQuery, '')
    .replace(tokens, (found, before: string, rest?: string) => (rest === undefined ? found : before + HIDDEN))
    .replace(userIds, HIDDEN);
}

/** Longest first, since a secret can be part of another one. */
function spellings(secrets: readonly string[]): string[] {
  return secrets
    .filter((secret) => secret.length >= MIN_SECRET_LENGTH)
    .flatMap((secret) => [secret, encode(secret), JSON.stringify(secret).slice(1, -1)])
    .sort((a, b) => b.length - a.length);
}

/** A lone surrogate, which a visitor's text can contain, would make the encoding throw. */
const encode = (secret: string): string => encodeURIComponent(secret.replace(/\p{Surrogate}/gu, '\ufffd'));

/**
 * An address without the values of its query and without its fragment: in the app both can hold tokens and user ids.
 * What of the query has no `=` is taken for a value, and so is what follows an encoded `?` or `#` in the path. Of an
 * address that holds a document itself (`data:`) or stands for one of this page (`blob:`) only the scheme is left.
 * Something that is no address comes back as an empty text.
 */
export function redactUrl(address: string): string {
  try {
    const { protocol, host, pathname, search } = new URL(address);
    return host ? `${protocol}//${host}${redactPath(pathname, search)}` : protocol;
  } catch {
    return '';
  }
}

/** `?` or `#`, encoded once or more: what was meant as a query or fragment, and became part of a path. */
const encodedQuery = /%(?:25)*(?:3f|23)\S*/gi;

/** A path, and of its query the names that have a value. */
function redactPath(path: string, search = ''): string {
  const names = [...new Set([...search.matchAll(/[?&]([^?&=]+)=/g)].map(([, name]) => name))];
  return path.replace(encodedQuery, '') + (names.length ? `?${names.join('&')}` : '');
}
