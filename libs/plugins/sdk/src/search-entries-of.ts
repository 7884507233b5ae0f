import { checkOnce } from './check-once.js';
import type { HighlightContext } from './highlight.js';
import type { AnyPluginSection, AnyTranslate, SearchEntry } from './section.js';

/**
 * The search entries of data as the API sent them; none if the plugin offers none, or the data do not fit the schema.
 *
 * @throws what the plugin throws.
 */
export function searchEntriesOf(
  { schema, searchEntries }: AnyPluginSection,
  data: unknown,
  context: HighlightContext,
  t: AnyTranslate,
): readonly SearchEntry[] {
  if (!searchEntries || data === undefined) return [];
  const parsed = checkOnce(schema, data);
  return parsed.success ? searchEntries(parsed.output, context, t) : [];
}
