import { checkOnce } from './check-once.js';
import type { AnyPluginSection, AnyTranslate, ItemCard, SearchEntry, SectionSource } from './section.js';
import type { HighlightContext } from './highlight.js';
import type { SectionState } from './section-state.js';
import { shorten } from './text/shorten.js';
import { hasEnded } from './until-of.js';

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

/** Characters of a description that messaging apps show. */
const MAX_LENGTH = 120;

/** The description for an `itemCard`: the beginning of the item's own text. */
export function itemDescription(words: string | undefined): string | undefined {
  return words === undefined ? undefined : shorten(words, MAX_LENGTH);
}

/** Whether the data of a source depend on the visitor. */
export function dependsOnVisitor(source: SectionSource): boolean {
  return source.kind === 'recommendation' || (source.kind === 'sub-page' && source.personal !== undefined);
}

/** Whether a section in this state has nothing to show, or is over. */
export function isHidden(
  { schema, isEmpty, until, emptyOn = [] }: AnyPluginSection,
  state: SectionState,
  now: Date,
): boolean {
  if (state.status === 'Failure') return emptyOn.includes(state.code);
  if (state.status === 'Loading') return false;
  const parsed = checkOnce(schema, state.data);
  return (
    parsed.success &&
    (isTrue(() => isEmpty(parsed.output)) || isTrue(() => hasEnded({ until: until?.(parsed.output) }, now)))
  );
}

/** Errors thrown here would not be caught. The section probably throws on the same data, within its boundary. */
function isTrue(ask: () => boolean): boolean {
  try {
    return ask();
  } catch {
    return false;
  }
}
