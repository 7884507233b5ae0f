import { ProfileError } from '@oa-profile/errors';

const languageTag = /^[a-z]{1,8}(?:-[a-z\d]{1,8})*$/i;

// Code without types may give anything: a pattern would take null for a text.
const matches = (pattern: RegExp, value: unknown): boolean =>
  typeof value === 'string' && pattern.test(value);

/** Whether a value is a text with the form of a BCP 47 tag. */
export const isLanguageTag = (value: unknown): boolean => matches(languageTag, value);

const invalid = (parameter: string, value: string, reason: string): ProfileError =>
  new ProfileError({ code: 'INVALID_PARAM', message: `${parameter} ${reason}`, data: { parameter, value } });

/** @throws ProfileError `INVALID_PARAM` for a language that no server could know. */
export function checkLanguage(value: string): void {
  if (!isLanguageTag(value)) throw invalid('language', value, 'must be a BCP 47 tag');
}

/**
 * Headers hold no other characters: axios would drop them, and two ids could become one.
 *
 * @throws ProfileError `INVALID_PARAM` for an id with others.
 */
export function checkTransactionId(value: string): void {
  if (!matches(/^[\x21-\x7e]+$/, value))
    throw invalid('transactionId', value, 'must be visible ASCII characters');
}

/**
 * The path of a call, by its template.
 *
 * @throws ProfileError `INVALID_PARAM` for an id that would lead to another path, or that cannot be encoded.
 */
export function fillIn(path: string, params: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    // '.' and '..' survive encoding and would resolve to another path; an empty part would vanish; half a surrogate
    // pair cannot be encoded.
    if (/^\.{0,2}$|\p{Surrogate}/u.test(value)) throw invalid(name, value, 'cannot be part of a path');
    return encodeURIComponent(value);
  });
}
