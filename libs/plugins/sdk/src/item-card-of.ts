import { checkOnce } from './check-once.js';
import type { AnyPluginSection, ItemCard } from './section.js';

/** The card of an item from the API's data; undefined if there is no such item or the data do not fit. Never throws. */
export function itemCardOf(
  { schema, itemCard, View }: AnyPluginSection,
  data: unknown,
  itemId: string,
): ItemCard | undefined {
  const parsed = checkOnce(schema, data);
  if (!View || !itemCard || !parsed.success) return undefined;
  try {
    return itemCard(parsed.output, itemId);
  } catch {
    return undefined;
  }
}
