import { redactUrl } from './redact-url.js';

const HIDDEN = '[hidden]';

/** Shorter ones say little of anybody, and would leave holes in every word. */
const SHORTEST_SECRET = 2;

/** A value can hold quotes and brackets: only white space is sure to end it. */
const address = /\b(?:[a-z][a-z\d+.-]*:\/\/[^\s"<>?#]+(?:[?#]\S*)?|(?:data|blob):\S+)/gi;

/** Names of a query or fragment with their values, in what is not a whole address: `/path?token=secret`. */
const valueOfName = /([?&#][\w.~%-]+)=[^\s&#]*/g;

/** User ids of the messaging platform, and signed tokens, whoever wrote them into a text. */
const identifiers = /\bU[\da-f]{32}\b|\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*/g;

/**
 * A text that quotes no address with its query values or fragment, no user id, no signed token and none of the given
 * secrets, plain or as part of an address or of JSON.
 */
export function redactText(text: string, secrets: readonly string[] = []): string {
  return spellings(secrets)
    .reduce((hidden, secret) => hidden.replaceAll(secret, HIDDEN), text)
    .replace(address, redactUrl)
    .replace(valueOfName, '$1')
    .replace(identifiers, HIDDEN);
}

/** Longest first: a secret can be part of another one. */
function spellings(secrets: readonly string[]): string[] {
  return secrets
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .flatMap((secret) => [secret, encode(secret), JSON.stringify(secret).slice(1, -1)])
    .sort((a, b) => b.length - a.length);
}

/** Half a surrogate pair, as somebody's words can hold, would make the encoding throw. */
const encode = (secret: string): string => encodeURIComponent(secret.replace(/\p{Surrogate}/gu, '\ufffd'));
