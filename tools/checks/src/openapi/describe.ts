import type { JsonObject } from '../json-schemas.js';
import type { Word, Words } from './words/word.js';

/** A JSON Schema, as far as it is looked into here. */
export interface SchemaObject extends JsonObject {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, SchemaObject>;
  items?: SchemaObject;
  anyOf?: SchemaObject[];
  oneOf?: SchemaObject[];
  const?: unknown;
  examples?: unknown[];
}

/** Schemas by their address in the document. */
export type ByReference = ReadonlyMap<string, SchemaObject>;

/**
 * Adds a description and an example to every schema with a name, and to every property in it. One that refers to a
 * schema with a name has that one's example.
 *
 * @param others schemas that are described already, to which the others may refer
 * @param referenceTo address of a named schema in the document
 * @returns all schemas with a name
 * @throws Error for a schema or property without words, for words without one, and for a part that has words of the
 * wrong kind: a document is complete, or it is not made
 */
export function describeSchemas(
  schemas: Readonly<Record<string, SchemaObject>>,
  words: Words,
  others: Readonly<Record<string, SchemaObject>>,
  referenceTo: (name: string) => string,
): Record<string, SchemaObject> {
  const described: Record<string, SchemaObject> = { ...others };
  for (const [name, schema] of Object.entries(schemas)) described[name] = describe(schema, words[name], name);
  failOn(Object.keys(words).filter((name) => !(name in schemas)));

  const byReference = new Map(
    Object.entries(described).map(([name, schema]): [string, SchemaObject] => [referenceTo(name), schema]),
  );
  for (const schema of Object.values(described)) addExamples(schema, byReference);
  return described;
}

function describe(schema: SchemaObject, word: Word | undefined, path: string): SchemaObject {
  if (word === undefined)
    throw new Error(`${path}: the words say nothing of it; see tools/checks/src/openapi/words`);
  if (typeof word === 'string') {
    if (!isReference(schema)) throw new Error(`${path}: its words lack an example`);
    return { description: word, ...schema };
  }
  if ('parts' in word) return { ...describeParts(schema, word.parts, path), description: word.is };
  const [is, example, form] = word;
  if (hasParts(schema)) throw new Error(`${path}: the words say nothing of its parts`);
  return { ...schema, ...form, description: is, examples: [example] };
}

function describeParts(schema: SchemaObject, parts: Words, path: string): SchemaObject {
  if (schema.items) return { ...schema, items: describeParts(schema.items, parts, `${path}[]`) };
  const { properties = {} } = schema;
  failOn(Object.keys(parts).flatMap((name) => (name in properties ? [] : [`${path}.${name}`])));
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [
        name,
        describe(property, parts[name], `${path}.${name}`),
      ]),
    ),
  };
}

function failOn(strangers: string[]): void {
  if (strangers.length) throw new Error(`${strangers.join(', ')}: words for what no schema has`);
}

const isReference = ({ $ref, items, anyOf }: SchemaObject): boolean =>
  $ref !== undefined || Boolean(items && isReference(items)) || Boolean(anyOf?.some(isReference));

const hasParts = ({ properties, items }: SchemaObject): boolean =>
  Boolean(properties) || Boolean(items && (isReference(items) || hasParts(items)));

function addExamples(schema: SchemaObject, byReference: ByReference): void {
  const { $ref, properties, items } = schema;
  const parts = properties ?? items?.properties ?? {};
  for (const part of Object.values(parts)) addExamples(part, byReference);
  if ($ref === undefined && (properties ?? items?.properties))
    schema.examples ??= examplesOf(schema, byReference);
}

/**
 * Examples of a schema, made of those of its parts: all properties of an object, and one of each alternative, which
 * also are the items of a list.
 */
export function examplesOf(schema: SchemaObject, byReference: ByReference): unknown[] {
  const { $ref, examples, properties, items, anyOf, oneOf = anyOf } = schema;
  if ($ref !== undefined) return examplesOf(byReference.get($ref) ?? {}, byReference);
  if (examples) return examples;
  if (oneOf) return oneOf.flatMap((each) => examplesOf(each, byReference));
  if (items) return [examplesOf(items, byReference)];
  if (!properties) return [];
  const fields = Object.entries(properties);
  return [Object.fromEntries(fields.map(([name, property]) => [name, examplesOf(property, byReference)[0]]))];
}
