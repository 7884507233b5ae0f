import { Refusal } from '../refusal.js';

/** Codes of the Keep API (docs/product.md#keep-api), each with its HTTP status and message. */
const codes = {
  101: [400, 'invalid parameter'],
  402: [403, 'forbidden user'],
  403: [403, 'access denied'],
  405: [404, 'user not found'],
  807: [409, 'content already exists'],
  808: [507, 'storage error'],
  809: [500, 'internal error'],
  810: [413, 'exceeds bookmark size'],
} as const;

/** The Keep API's refusal: `{code, message}`. */
export function refuseKeep(code: keyof typeof codes, reason?: string): Refusal {
  const [status, meaning] = codes[code];
  const body = { code, message: reason ? `${meaning}: ${reason}` : meaning };
  return new Refusal(status, body);
}
