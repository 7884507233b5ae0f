import type { Context } from 'hono';
import * as v from 'valibot';
import { refuse } from '../profile-api/refusals.js';
import { parseStorableJson } from '../storable-json.js';

/** Parses the body of a control request. Throws a refusal that says what is invalid. */
export async function readBody<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, parseStorableJson(await c.req.text()));
  if (!parsed.success) throw refuse('INVALID', v.summarize(parsed.issues));
  return parsed.output;
}
