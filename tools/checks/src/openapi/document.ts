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

/**
 * The version of both documents. The second number grows with what is added, the first with what a page or a backend has
 * to change.
 */
const CONTRACT_VERSION = '1.1';

/** What all documents say of themselves. */
export const about = {
  version: CONTRACT_VERSION,
  license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
};

/** A placeholder: every backend has its own address. Without variables, which tools for mock servers do not fill in. */
export const serversNamed = (url: string, description: string): JsonObject[] => [{ url, description }];

/** A successful answer. */
export const done = (schema: JsonObject, example: unknown): JsonObject => ({
  description: 'Done.',
  headers: {
    'x-contract-version': {
      description: 'Version of this document that the backend keeps.',
      schema: { type: 'string', pattern: '^\\d{1,3}\\.\\d{1,3}$' },
      example: CONTRACT_VERSION,
    },
  },
  ...json(schema, example),
});

/** What the introductions say of the version. */
export const aboutVersion = `\
## Version

The version of this document is ${CONTRACT_VERSION}. Its second number grows with what is added, its first one with what a page or a backend
has to change. A backend says in the header \`x-contract-version\` of its answers which version it keeps, and lets the
browser read that: \`access-control-expose-headers\`. Without it everything works; it is for logs and support.
`;

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
