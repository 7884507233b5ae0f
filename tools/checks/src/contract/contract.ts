import type { ApiDocument, OperationObject, ParameterObject, SchemaObject } from 'build-tools/api-document';

/** What a document and a client both say of an API. Words and examples are the document's alone. */
export interface Contract {
  operations: Readonly<Record<string, OperationContract>>;
  /** Words that a header or a part of a path can be, if not any. */
  choices: Readonly<Record<string, readonly string[]>>;
  schemas: Readonly<Record<string, SchemaObject>>;
}

/** One operation. */
export interface OperationContract {
  /** `GET /v1/keep/{contentId}` */
  request: string;
  /** `header x-call-origin`, `path contentId`, `query cursor` */
  parameters: readonly string[];
  body: SchemaObject | undefined;
  answer: SchemaObject | undefined;
}

/** What an OpenAPI document says that its client says as well. */
export function contractIn(document: ApiDocument): Contract {
  const { components, paths } = document;
  const resolved = (parameter: ParameterObject): ParameterObject =>
    components.parameters[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter;
  const operations = Object.entries(paths).flatMap(([path, item]) => {
    const { parameters: common = [], ...methods } = item as Record<string, OperationObject> & {
      parameters?: readonly ParameterObject[];
    };
    return Object.entries(methods).map(([method, operation]): [string, OperationContract] => {
      const { operationId, parameters = [], requestBody, responses } = operation;
      return [
        operationId,
        {
          request: `${method.toUpperCase()} ${path}`,
          parameters: [...common, ...parameters].map(resolved).map((each) => `${each.in} ${each.name}`),
          body: schemaIn(requestBody),
          answer: schemaIn(responses['200']),
        },
      ];
    });
  });
  const choices = Object.values(components.parameters).flatMap(
    ({ name, schema }): [string, readonly string[]][] =>
      schema?.['enum'] ? [[name, schema['enum'] as readonly string[]]] : [],
  );
  return {
    operations: Object.fromEntries(operations),
    choices: Object.fromEntries(choices),
    schemas: mapped(components.schemas, withoutWords),
  };
}

const schemaIn = (holder: OperationObject['requestBody']): SchemaObject | undefined => {
  const schema = holder?.content?.['application/json'].schema;
  return schema && withoutWords(schema);
};

const mapped = <T, U>(parts: Readonly<Record<string, T>>, map: (part: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, map(part)]));

const without = (parts: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(parts).filter(([name]) => !names.includes(name)));

/** A schema without descriptions and examples. */
export function withoutWords(schema: SchemaObject): SchemaObject {
  const { properties, items, anyOf, oneOf, required, ...rest } = schema;
  return {
    ...without(rest, ['description', 'examples']),
    ...(required?.length && { required }),
    ...(properties && { properties: mapped(properties, withoutWords) }),
    ...(items && { items: withoutWords(items) }),
    ...(anyOf && { anyOf: anyOf.map(withoutWords) }),
    ...(oneOf && { oneOf: oneOf.map(withoutWords) }),
  };
}

/** Lists of which the order says nothing. */
const SETS = new Set(['required', 'enum', 'x-extensible-enum', 'type', 'parameters']);

/**
 * Everything in which a document and its client differ, one sentence for each place.
 *
 * @returns such as "schemas.Account.properties.name.maxLength: the document says 400, the client 500"
 */
export const differences = (document: Contract, client: Contract): string[] =>
  differencesAt('', '', document, client);

function differencesAt(place: string, name: string, document: unknown, client: unknown): string[] {
  const [inDocument, inClient] = [partsOf(document), partsOf(client)];
  if (inDocument && inClient)
    return [...new Set([...Object.keys(inDocument), ...Object.keys(inClient)])].flatMap((key) =>
      differencesAt(place ? `${place}.${key}` : key, key, inDocument[key], inClient[key]),
    );
  const [ofDocument, ofClient] = [written(document, name), written(client, name)];
  return ofDocument === ofClient ? [] : [`${place}: the document says ${ofDocument}, the client ${ofClient}`];
}

/** The parts of an object, or of a list of schemas: of references by what they refer to, since their order says nothing. */
function partsOf(value: unknown): Record<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) return value as Record<string, unknown>;
  if (typeof value[0] !== 'object') return undefined;
  const schemas = value as SchemaObject[];
  return Object.fromEntries(schemas.map((schema, index) => [schema.$ref ?? String(index), schema]));
}

function written(value: unknown, name: string): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value) && SETS.has(name)) return JSON.stringify([...(value as unknown[])].sort());
  return JSON.stringify(value);
}
