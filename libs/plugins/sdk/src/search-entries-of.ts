import { checkOnce } from './check-once.js';
import type { AnyProfilePlugin, SearchEntry } from './plugin.js';

/**
 * The search entries of data as the API sent them; none if the plugin offers none, or the data do not fit the schema.
 *
 * @throws what the plugin throws.
 */
export function searchEntriesOf(
  { schema, searchEntries }: AnyProfilePlugin,
  data: unknown,
): readonly SearchEntry[] {
  if (!searchEntries || data === undefined) return [];
  const parsed = checkOnce(schema, data);
  return parsed.success ? searchEntries(parsed.output) : [];
}
