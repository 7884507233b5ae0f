import type { JsonObject } from '../json-schemas.js';
import { describeSchemas, examplesOf, type SchemaObject } from './describe.js';
import type { Words } from './words/word.js';

/** Address of a schema in its document. */
export const schemaReference = (name: string): string => `#/components/schemas/${name}`;

export const json = (schema: JsonObject, example?: unknown): JsonObject => ({
  content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
});

export const openApi = {
  openapi: '3.1.0',
  jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
};

/** What all documents say of themselves. */
export const about = {
  version: '1',
  license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
};

/** A placeholder: every backend has its own address. */
export const serversNamed = (description: string): JsonObject[] => [
  {
    url: 'https://{host}',
    description,
    variables: { host: { default: 'api.example', description: 'Host of the API.' } },
  },
];

/**
 * The schemas of a document with their words, and an example of any schema that refers to them.
 *
 * @param others schemas that have their words already
 */
export function described(
  schemas: Readonly<Record<string, JsonObject>>,
  words: Words,
  others: Readonly<Record<string, SchemaObject>> = {},
) {
  const all = describeSchemas(schemas, words, others, schemaReference);
  const byReference = new Map(
    Object.entries(all).map(([name, schema]): [string, SchemaObject] => [schemaReference(name), schema]),
  );
  return { all, exampleOf: (schema: SchemaObject): unknown => examplesOf(schema, byReference)[0] };
}
