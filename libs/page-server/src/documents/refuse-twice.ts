import type { Texts } from '@oa-profile/i18n';

/**
 * Makes sure that there is only one of each: of two, visitors would get the first, or half of each.
 *
 * @param part what they are, as in 'view'
 * @throws RangeError in one sentence
 */
export function refuseTwice(part: string, names: readonly string[]): void {
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice !== undefined)
    throw new RangeError(`Two plugins, or one and the page, have the ${part} '${twice}'`);
}

/** What {@link refuseTwice} calls {@link namespacesOf}. */
export const NAMESPACE = 'namespace of texts';

/** The namespaces of different texts: several plugins can have the same ones. */
export const namespacesOf = (texts: readonly (Texts | undefined)[]): string[] =>
  [...new Set(texts)].flatMap((each) => each?.namespace ?? []);
