import { custom, safeParse, type GenericSchema, type SafeParseResult } from 'valibot';

/** Results by data (never mutated) and schema; what a schema has read of data is known to fit it, as it is. */
const checks = new WeakMap<object, WeakMap<GenericSchema, unknown>>();

/**
 * Like valibot's `safeParse`, but once for each object: a server renders the same data many times, and a page in
 * several places. Data on which a schema throws do not fit it: it may be a host's, with transformations of its own.
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
  if (typeof data !== 'object' || data === null) return check(schema, data);
  const cached = checks.get(data)?.get(schema) as SafeParseResult<Schema> | undefined;
  if (cached) return cached;
  const checked = check(schema, data);
  keep(data, schema, checked);
  if (checked.success && typeof checked.output === 'object' && checked.output !== null)
    keep(checked.output, schema, checked);
  return checked;
}

function check<Schema extends GenericSchema>(schema: Schema, data: unknown): SafeParseResult<Schema> {
  try {
    return safeParse(schema, data);
  } catch (error) {
    return safeParse(
      custom(() => false, String(error)),
      data,
    ) as SafeParseResult<Schema>;
  }
}

function keep(data: object, schema: GenericSchema, checked: unknown): void {
  const ofData = checks.get(data) ?? new WeakMap<GenericSchema, unknown>();
  checks.set(data, ofData);
  ofData.set(schema, checked);
}
