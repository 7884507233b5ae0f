import { isProfileError } from './profile-error.js';

/** The most characters of an object's text in a log line. */
export const MAX_OBJECT_TEXT = 1000;

/** Truncates `text` to at most `limit` UTF-16 code units without splitting a surrogate pair. */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** The text of anything thrown, for a log: at most {@link MAX_OBJECT_TEXT} characters. Never throws. */
export function describeObject(value: unknown): string {
  let text: string | undefined;
  try {
    text = typeof value === 'string' ? value : JSON.stringify(value);
  } catch {
    // A cycle, a BigInt or a throwing toJSON.
  }
  try {
    return truncate(text ?? String(value), MAX_OBJECT_TEXT);
  } catch {
    return '[object that has no text]';
  }
}

/** What is logged about an error: its message and its code. */
export interface ErrorDescription {
  /** What happened, for a log. */
  message: string;
  /** The product's own code, or the code of another library's error, such as the app SDK's. */
  code: string;
}

/** Describes any caught value for a log. Never throws. */
export function describeError(value: unknown): ErrorDescription {
  try {
    return description(value);
  } catch {
    // A getter that throws.
    return { message: describeObject(value), code: 'UNKNOWN' };
  }
}

function description(value: unknown): ErrorDescription {
  // The message of such a value need not be a string.
  if (isProfileError(value)) return { message: describeObject(value.message), code: value.code };
  if (value instanceof Error) {
    const code: unknown = Reflect.get(value, 'code');
    return {
      message: describeObject(value.message),
      code: typeof code === 'string' ? truncate(code, 100) : 'UNKNOWN',
    };
  }
  return { message: describeObject(value), code: 'UNKNOWN' };
}
