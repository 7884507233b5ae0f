import { checkOnce } from './check-once.js';
import type { AnyProfilePlugin, SearchEntry } from './plugin.js';

/**
 * What can be found in data as the API sent them; nothing where the plugin offers none of it, or the data do not fit.
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
