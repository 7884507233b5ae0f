/**
 * The first item of each key, in order. Lists of an API can repeat an item; React keys and links must not.
 *
 * @example
 * ```ts
 * distinctBy(items, ({ id }) => id);
 * ```
 */
export function distinctBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(item);
    return !seen.has(key) && seen.add(key);
  });
}
