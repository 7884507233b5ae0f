import type { AnyPluginSection, Highlight, HighlightContext } from '@oa-profile/plugin-sdk';
import { checkOnce } from '@oa-profile/plugin-sdk/internal';

/**
 * Undefined for a section that has nothing to show. Invalid data, or data that have not loaded yet, have no highlights.
 */
export function pluginHighlights(
  { schema, source, isEmpty, highlights }: AnyPluginSection,
  data: unknown,
  context: HighlightContext,
  t: unknown,
): readonly Highlight[] | undefined {
  if (data === undefined && source.kind !== 'account-page') return [];
  const parsed = checkOnce(schema, data);
  if (!parsed.success) return [];
  if (isEmpty(parsed.output)) return undefined;
  return highlights?.(parsed.output, context, t) ?? [];
}
