import { safeParse, type GenericSchema, type SafeParseResult } from 'valibot';

/** Results by data (never mutated) and schema. */
const checks = new WeakMap<object, WeakMap<GenericSchema, unknown>>();

/**
 * Like valibot's `safeParse`, but once for each object: a server renders the same data many times, and a page in
 * several places.
 *
 * @example
 * ```ts
 * const checked = checkOnce(plugin.schema, section.data);
 * if (checked.success) show(checked.output);
 * ```
 */
export function checkOnce<Schema extends GenericSchema>(
  schema: Schema,
  data: unknown,
): SafeParseResult<Schema> {
  if (typeof data !== 'object' || data === null) return safeParse(schema, data);
  const ofData = checks.get(data) ?? new WeakMap<GenericSchema, unknown>();
  checks.set(data, ofData);
  const cached = ofData.get(schema) as SafeParseResult<Schema> | undefined;
  if (cached) return cached;
  const checked = safeParse(schema, data);
  ofData.set(schema, checked);
  return checked;
}
