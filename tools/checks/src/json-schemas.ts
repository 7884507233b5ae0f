import type { Operation } from '@oa-profile/api-client';
import {
  toJsonSchema,
  toJsonSchemaDefs,
  type ConversionConfig,
  type OverrideActionContext,
  type OverrideSchemaContext,
} from '@valibot/to-json-schema';

export type Schema = Operation['result'];

/** A part of a JSON document. */
export type JsonObject = Record<string, unknown>;

/** JSON Schemas of requests and responses, which refer to each other by name. */
export interface JsonSchemas {
  definitions: Record<string, JsonObject>;
  /** The schema itself, or a reference if it has a name. */
  of: (schema: Schema) => JsonObject;
}

/**
 * JSON Schemas (draft 2020-12, as in OpenAPI 3.1) of the input of valibot schemas. Metadata describe what valibot does
 * with code: `known` are the values of an open enumeration, `item` is the schema of a list's items, `most`
 * how many of them are read.
 *
 * @param named schemas that get a name
 * @param referenceTo address of a named schema in the document
 * @throws Error for a schema that JSON Schema cannot express and no metadata describe
 */
export function jsonSchemas(
  named: Record<string, Schema>,
  referenceTo: (name: string) => string,
): JsonSchemas {
  // An object that is checked as a whole is shown to `overrideSchema` without its checks.
  const names = new Map<unknown, string>(
    Object.entries(named).flatMap(([name, schema]): [unknown, string][] =>
      schema.type === 'object' && 'pipe' in schema
        ? [
            [schema, name],
            [(schema.pipe as unknown[])[0], name],
          ]
        : [[schema, name]],
    ),
  );
  const config: ConversionConfig = {
    target: 'draft-2020-12',
    typeMode: 'input',
    overrideRef: ({ referenceId }) => referenceTo(referenceId),
    overrideSchema: openEnumeration,
    overrideAction,
  };

  function of(schema: Schema): JsonObject {
    const name = names.get(schema);
    if (name !== undefined) return { $ref: referenceTo(name) };
    // Without `definitions`: they and their lists would be converted again, endlessly.
    return without(toJsonSchema(schema, { ...config, overrideSchema: referenceOrOpen }), '$schema');
  }

  function referenceOrOpen(context: OverrideSchemaContext) {
    const name = names.get(context.valibotSchema);
    return name === undefined ? openEnumeration(context) : { $ref: referenceTo(name) };
  }

  function overrideAction({ valibotAction, jsonSchema }: OverrideActionContext) {
    // A pattern is good enough without its flags, and a check is described by its format or description.
    if (valibotAction.type === 'regex' || valibotAction.type === 'check') return jsonSchema;
    if (!('metadata' in valibotAction)) return undefined;
    const { item, most, known } = valibotAction.metadata as {
      item?: Schema;
      most?: number;
      known?: readonly string[];
    };
    if (item) return { ...without(without(jsonSchema, 'item'), 'most'), maxItems: most, items: of(item) };
    if (!known) return undefined;
    const open = { type: 'string' as const, 'x-extensible-enum': known };
    return jsonSchema.type === 'array'
      ? { ...without(jsonSchema, 'known'), items: open }
      : { ...without(jsonSchema, 'known'), ...open };
  }

  return { definitions: { ...toJsonSchemaDefs(named, config) } as Record<string, JsonObject>, of };
}

/** An enumeration with a fallback is one that a newer server may extend. */
function openEnumeration({ valibotSchema }: OverrideSchemaContext) {
  if (valibotSchema.type !== 'picklist' || !('fallback' in valibotSchema)) return undefined;
  const { options } = valibotSchema as unknown as { options: readonly string[] };
  return { type: 'string' as const, 'x-extensible-enum': options };
}

function without(jsonSchema: object, key: string): JsonObject {
  return Object.fromEntries(Object.entries(jsonSchema).filter(([each]) => each !== key));
}
