import type { Operation } from '@oa-profile/api-client';
import {
  toJsonSchema,
  toJsonSchemaDefs,
  type ConversionConfig,
  type OverrideActionContext,
  type OverrideSchemaContext,
} from '@valibot/to-json-schema';

/** A valibot schema. */
export type Schema = Operation['result'];

/** A part of a JSON document. */
export type JsonObject = Record<string, unknown>;

/** JSON Schemas of what goes over the wire, that name each other. */
export interface JsonSchemas {
  /** The named schemas. */
  definitions: Record<string, JsonObject>;
  /** The schema itself, or a reference when it is a named one. */
  of: (schema: Schema) => JsonObject;
}

/**
 * JSON Schemas (draft 2020-12, as OpenAPI 3.1 has them) of what valibot schemas take. What valibot does with code is
 * told by metadata beside it: `known` are the values of an open enumeration, `item` is what a list is made of.
 *
 * @param named schemas that get a name of their own
 * @param referenceTo address of a named schema in the document
 * @throws Error for a schema that JSON Schema cannot say and nobody explained
 */
export function jsonSchemas(
  named: Record<string, Schema>,
  referenceTo: (name: string) => string,
): JsonSchemas {
  const names = new Map<unknown, string>(Object.entries(named).map(([name, schema]) => [schema, name]));
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
    // Not with `definitions`, which would all be converted again, and their lists with them, without an end.
    return without(toJsonSchema(schema, { ...config, overrideSchema: referenceOrOpen }), '$schema');
  }

  function referenceOrOpen(context: OverrideSchemaContext) {
    const name = names.get(context.valibotSchema);
    return name === undefined ? openEnumeration(context) : { $ref: referenceTo(name) };
  }

  function overrideAction({ valibotAction, jsonSchema }: OverrideActionContext) {
    // A pattern says no less without its flags, and a check is described by the format or the words beside it.
    if (valibotAction.type === 'regex' || valibotAction.type === 'check') return jsonSchema;
    if (!('metadata' in valibotAction)) return undefined;
    const { item, known } = valibotAction.metadata as { item?: Schema; known?: readonly string[] };
    if (item) return { ...without(jsonSchema, 'item'), items: of(item) };
    if (!known) return undefined;
    const open = { type: 'string' as const, 'x-extensible-enum': known };
    return jsonSchema.type === 'array'
      ? { ...without(jsonSchema, 'known'), items: open }
      : { ...without(jsonSchema, 'known'), ...open };
  }

  return { definitions: { ...toJsonSchemaDefs(named, config) } as Record<string, JsonObject>, of };
}

/** A value that has a fallback is one that a newer server may extend. */
function openEnumeration({ valibotSchema }: OverrideSchemaContext) {
  if (valibotSchema.type !== 'picklist' || !('fallback' in valibotSchema)) return undefined;
  const { options } = valibotSchema as unknown as { options: readonly string[] };
  return { type: 'string' as const, 'x-extensible-enum': options };
}

function without(jsonSchema: object, key: string): JsonObject {
  return Object.fromEntries(Object.entries(jsonSchema).filter(([each]) => each !== key));
}
