/** No text has it: Unicode leaves its meaning to private agreement. */
const MARK = '\uE000';

/**
 * What of a text stands before and behind a part that is marked up, as a name in a language of its own.
 *
 * @example
 * ```tsx
 * const [before, after] = textAround((name) => t('common.backTo', { name }));
 * return <>{before}<span lang="ja">木漏れ日珈琲</span>{after}</>;
 * ```
 */
export function textAround(textWith: (part: string) => string): [before: string, after: string] {
  const [before = '', ...after] = textWith(MARK).split(MARK);
  return [before, after.join('')];
}
