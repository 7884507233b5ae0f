import type { GenericSchema } from 'valibot';
import { checkOnce } from './check-once.js';
import type { HighlightContext } from './highlight.js';
import type { AnyPluginSection, AnyTranslate } from './section.js';

/** Something that has changed since the visitor was last here. */
export interface Change {
  /** In a few words, without a full stop: '2 new coupons'. */
  text: string;
  /** The item whose view it links to. @default it links to the section */
  itemId?: string | undefined;
}

/** What a plugin gets to compare. */
export interface ChangeContext extends HighlightContext {
  now: Date;
}

/**
 * What of a section is compared between two visits. The device keeps the digest and nothing else; the data that it was
 * made of are no longer there.
 */
export interface SinceLastVisit<Data, Digest> {
  /**
   * What is worth comparing, as small JSON: ids, numbers and times, and no words, since the next visit may be in another
   * language. It must not depend on the time. Asked on the server, once the data have passed the schema.
   */
  digest: (data: Data) => Digest;
  /** Checks a digest that the device has kept. Must refuse those of earlier versions that meant something else. */
  schema: GenericSchema<unknown, Digest>;
  /**
   * What has changed and can still be seen, the most important first.
   *
   * @param before undefined if the section was not there
   */
  changes: (
    before: Digest | undefined,
    now: Digest,
    context: ChangeContext,
    t: AnyTranslate,
  ) => readonly Change[];
}

/**
 * The digest of data as the API sent them; undefined if the plugin makes none, or the data do not fit the schema.
 *
 * @throws what the plugin throws.
 */
export function digestOf({ schema, sinceLastVisit }: AnyPluginSection, data: unknown): unknown {
  if (!sinceLastVisit || data === undefined) return undefined;
  const parsed = checkOnce(schema, data);
  return parsed.success ? sinceLastVisit.digest(parsed.output) : undefined;
}

/**
 * The changes between two digests; undefined if one of them cannot be read, or the plugin makes none.
 *
 * @throws what the plugin throws.
 */
export function changesBetween(
  { sinceLastVisit }: AnyPluginSection,
  [before, now]: readonly [unknown, unknown],
  context: ChangeContext,
  t: AnyTranslate,
): readonly Change[] | undefined {
  if (!sinceLastVisit) return undefined;
  const { schema, changes } = sinceLastVisit;
  const earlier = before === undefined ? undefined : checkOnce(schema, before);
  const given = checkOnce(schema, now);
  if (!given.success || earlier?.success === false) return undefined;
  return changes(earlier?.output, given.output, context, t);
}

/** A short text that differs if the value differs, for digests that only have to tell that something has changed. */
export function fingerprintOf(value: unknown): string {
  let hash = 0x811c9dc5;
  // FNV-1a. Different values may have the same fingerprint, once in four billion times.
  for (const character of JSON.stringify(value)) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
