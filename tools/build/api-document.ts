import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { apiDocumentFile } from './api-document-file.js';

/** A JSON Schema, as far as it is looked into here. */
export interface SchemaObject extends Readonly<Record<string, unknown>> {
  $ref?: string;
  description?: string;
  properties?: Readonly<Record<string, SchemaObject>>;
  items?: SchemaObject;
  anyOf?: readonly SchemaObject[];
  oneOf?: readonly SchemaObject[];
  required?: readonly string[];
  examples?: readonly unknown[];
}

/** A parameter of an operation, or a reference to one. */
export interface ParameterObject {
  $ref?: string;
  name: string;
  in: string;
  description?: string;
  example?: unknown;
  schema?: SchemaObject;
}

/** What a request or an answer holds. */
interface Content {
  content?: {
    'application/json': {
      schema: SchemaObject;
      example?: unknown;
      examples?: Readonly<Record<string, unknown>>;
    };
  };
}

/** An answer, or a reference to one. */
export interface ResponseObject extends Content {
  $ref?: string;
}

/** A method on a path. */
export interface OperationObject {
  operationId: string;
  summary?: string;
  description?: string;
  security?: readonly object[];
  parameters?: readonly ParameterObject[];
  requestBody?: Content;
  responses: Readonly<Record<string, ResponseObject>>;
}

/** An OpenAPI document, as far as it is looked into here. */
export interface ApiDocument {
  info: { version: string; description: string };
  paths: Readonly<Record<string, Readonly<Record<string, OperationObject | readonly ParameterObject[]>>>>;
  components: {
    parameters: Readonly<Record<string, ParameterObject>>;
    responses: Readonly<Record<string, ResponseObject>>;
    headers: Readonly<Record<string, object>>;
    schemas: Readonly<Record<string, SchemaObject>>;
  };
}

/** Reads the OpenAPI document of a client's API. */
export const apiDocument = (client: 'api-client' | 'keep-client'): ApiDocument =>
  parse(readFileSync(apiDocumentFile(client), 'utf8')) as ApiDocument;

/**
 * Examples of a schema: its own, else made of those of its parts, as tools that show a document do. An object has all
 * properties, and a list one item of each alternative.
 */
export function examplesOf(schema: SchemaObject, document: ApiDocument): readonly unknown[] {
  const { $ref, examples, properties, items, anyOf, oneOf = anyOf } = schema;
  if (examples) return examples;
  if ($ref !== undefined)
    return examplesOf(document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, document);
  if (oneOf) return oneOf.flatMap((each) => examplesOf(each, document));
  if (items) return [examplesOf(items, document)];
  if (!properties) return [];
  const fields = Object.entries(properties);
  return [Object.fromEntries(fields.map(([name, property]) => [name, examplesOf(property, document)[0]]))];
}
