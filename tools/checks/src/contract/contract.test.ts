import { apiDocument, type ApiDocument, type SchemaObject } from 'build-tools/api-document';
import { apiDocumentFile } from 'build-tools/api-document-file';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contractIn, differences, type Contract } from './contract.js';
import { keepApiContract, profileApiContract } from './contracts-of-clients.js';

const apis: readonly [name: string, client: 'api-client' | 'keep-client', contract: Contract][] = [
  ['Profile API', 'api-client', profileApiContract()],
  ['Keep API', 'keep-client', keepApiContract()],
];

it.each(apis)('the document of the %s says what its client says', (_, client, contract) => {
  expect(differences(contractIn(apiDocument(client)), contract)).toEqual([]);
});

it.each(apis)(
  'the document of the %s means the same to older tools, for which 08:00 is a number',
  (_, client) => {
    const text = readFileSync(apiDocumentFile(client), 'utf8');
    expect(parse(text, { version: '1.1' })).toEqual(parse(text));
  },
);

type Changeable<T> = { -readonly [K in keyof T]: Changeable<T[K]> };

/** A place in a document, and what makes it wrong there. */
interface Fault {
  place: string;
  plant: () => void;
}

/** Every schema in the document, those of operations included, with its place. */
function schemasIn(document: ApiDocument): [place: string, schema: Changeable<SchemaObject>][] {
  const found: [string, Changeable<SchemaObject>][] = [];
  const look = (value: unknown, place: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if (/\.examples$/.test(place)) return;
    if ('type' in value && typeof value.type === 'string')
      found.push([place, value as Changeable<SchemaObject>]);
    for (const [name, part] of Object.entries(value)) look(part, `${place}.${name}`);
  };
  look(document.components.schemas, 'schemas');
  return found;
}

const propertiesIn = (document: ApiDocument) =>
  schemasIn(document).flatMap(([place, schema]) =>
    Object.keys(schema.properties ?? {}).map((name) => ({
      place: `${place}.properties.${name}`,
      schema,
      name,
    })),
  );

/** Changes each of a schema's keywords that {@link change} has another value for. */
const keywords =
  (names: readonly string[], change: (value: never) => unknown) =>
  (document: ApiDocument): Fault[] =>
    schemasIn(document).flatMap(([place, schema]) =>
      names
        .filter((name) => name in schema)
        .map((name) => ({
          place: `${place}.${name}`,
          plant: () => void ((schema as Record<string, unknown>)[name] = change(schema[name] as never)),
        })),
    );

const LIMITS = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'];
const ENUMERATIONS = ['enum', 'x-extensible-enum'];

/** Faults in schemas: where they are planted, and what is done there. */
const faultsOfSchemas: Readonly<Record<string, (document: ApiDocument) => Fault[]>> = {
  'a field that the document lacks': (document) =>
    propertiesIn(document).map(({ place, schema, name }) => ({
      place,
      plant: () => void Reflect.deleteProperty(schema.properties ?? {}, name),
    })),
  'a field that the client lacks': (document) =>
    schemasIn(document)
      .filter(([, { properties }]) => properties)
      .map(([place, schema]) => ({
        place: `${place}.properties.mood`,
        plant: () => void (schema.properties = { ...schema.properties, mood: { type: 'string' } }),
      })),
  'a field of another name': (document) =>
    propertiesIn(document).map(({ place, schema, name }) => ({
      place,
      plant() {
        const { [name]: property = {}, ...others } = schema.properties ?? {};
        schema.properties = { ...others, [`${name}s`]: property };
      },
    })),
  'another type': keywords(['type'], (type: string) => (type === 'string' ? 'integer' : 'string')),
  'no type': keywords(['type'], () => undefined),
  'another limit': keywords(LIMITS, (limit: number) => limit + 1),
  'no limit': keywords(LIMITS, () => undefined),
  'another pattern': keywords(['pattern'], (pattern: string) => `${pattern}|x`),
  'another format': keywords(['format'], (format: string) => (format === 'uri' ? 'date' : 'uri')),
  'another constant': keywords(['const'], () => 'another'),
  'a field that must no longer be there': keywords(['required'], ([, ...others]: string[]) => others),
  'a field that must be there': (document) =>
    schemasIn(document)
      .filter(([, { properties = {}, required = [] }]) => Object.keys(properties).length > required.length)
      .map(([place, schema]) => ({
        place: `${place}.required`,
        plant: () => void (schema.required = Object.keys(schema.properties ?? {})),
      })),
  'a word that the document lacks': keywords(ENUMERATIONS, (words: string[]) => words.slice(1)),
  'a word that the client lacks': keywords(ENUMERATIONS, (words: string[]) => [...words, 'brandNew']),
  'a closed enumeration that was open': (document) =>
    schemasIn(document)
      .filter(([, schema]) => 'x-extensible-enum' in schema)
      .map(([place, schema]) => ({
        place: `${place}.x-extensible-enum`,
        plant() {
          const { 'x-extensible-enum': words, ...rest } = schema;
          Reflect.deleteProperty(schema, 'x-extensible-enum');
          Object.assign(schema, rest, { enum: words });
        },
      })),
};

const allOperations = (document: ApiDocument) =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      'operationId' in operation ? [{ path, item, method, operation }] : [],
    ),
  );

/** Faults in operations. */
const faultsOfOperations: Readonly<Record<string, (document: ApiDocument) => Fault[]>> = {
  'an operation that the document lacks': (document) =>
    allOperations(document).map(({ item, method, operation }) => ({
      place: `operations.${operation.operationId}`,
      plant: () => void Reflect.deleteProperty(item, method),
    })),
  'an operation that the client lacks': (document) =>
    allOperations(document).map(({ item, operation }) => ({
      place: 'operations.more',
      plant: () => void Object.assign(item, { patch: { ...operation, operationId: 'more' } }),
    })),
  'another method': (document) =>
    allOperations(document).map(({ item, method, operation }) => ({
      place: `operations.${operation.operationId}.request`,
      plant() {
        Reflect.deleteProperty(item, method);
        Object.assign(item, { patch: operation });
      },
    })),
  'another path': (document) =>
    allOperations(document).map(({ path, item, method, operation }) => ({
      place: `operations.${operation.operationId}.request`,
      plant() {
        Reflect.deleteProperty(item, method);
        Object.assign(document.paths, { [`${path}/more`]: { ...item, [method]: operation } });
      },
    })),
  'a parameter that the document lacks': (document) =>
    allOperations(document).map(({ item, operation }) => ({
      place: `operations.${operation.operationId}.parameters`,
      plant: () => void Object.assign(item, { parameters: [] }),
    })),
  'a parameter that the client lacks': (document) =>
    allOperations(document).map(({ operation }) => ({
      place: `operations.${operation.operationId}.parameters`,
      plant: () =>
        void Object.assign(operation, {
          parameters: [...(operation.parameters ?? []), { name: 'mood', in: 'query' }],
        }),
    })),
  'a parameter of another name': (document) =>
    Object.values(document.components.parameters).map((parameter) => ({
      place: 'parameters',
      plant: () => void (parameter.name += 's'),
    })),
  'another body': (document) =>
    allOperations(document).flatMap(({ operation }) => [
      {
        place: `operations.${operation.operationId}.body`,
        plant: () =>
          void Object.assign(operation, {
            requestBody: operation.requestBody
              ? undefined
              : { content: { 'application/json': { schema: { type: 'object' } } } },
          }),
      },
    ]),
  'another answer': (document) =>
    allOperations(document).map(({ operation }) => ({
      place: `operations.${operation.operationId}.answer`,
      plant: () =>
        void Object.assign(operation.responses, {
          200: { content: { 'application/json': { schema: { type: 'object' } } } },
        }),
    })),
};

/** Places in which a fault of one kind is planted, from all over a document. */
const MOST_PLACES = 30;

describe.each(apis)('the check of the document of the %s', (_, client, contract) => {
  const document = apiDocument(client);
  const kinds = Object.entries({ ...faultsOfSchemas, ...faultsOfOperations }).map(
    ([kind, faultsIn]) => [kind, faultsIn, faultsIn(document)] as const,
  );

  // The smaller API has not all that can be wrong.
  it.each(kinds.filter(([, , faults]) => faults.length > 0))(
    'the check finds %s, wherever it is',
    (_kind, faultsIn, faults) => {
      const stride = Math.ceil(faults.length / MOST_PLACES);
      const missed = faults.flatMap(({ place }, index) => {
        if (index % stride !== 0) return [];
        const broken = structuredClone(document);
        faultsIn(broken)[index]?.plant();
        const found = differences(contractIn(broken), contract);
        return found.some((each) => each.includes(place)) ? [] : [place];
      });
      expect(missed).toEqual([]);
    },
  );
});

it('faults of each kind have several places to be planted in', () => {
  const document = apiDocument('api-client');
  for (const [kind, faultsIn] of Object.entries({ ...faultsOfSchemas, ...faultsOfOperations }))
    expect(faultsIn(document).length, kind).toBeGreaterThan(4);
});

it('a schema that only the client has is found, and one that only the document has', () => {
  const document = contractIn(apiDocument('keep-client'));
  const { KeepStatus, ...others } = keepApiContract().schemas;
  const status = JSON.stringify(KeepStatus);
  expect(differences(document, { ...document, schemas: others })).toEqual([
    `schemas.KeepStatus: the document says ${status}, the client nothing`,
  ]);
  expect(differences({ ...document, schemas: others }, document)).toEqual([
    `schemas.KeepStatus: the document says nothing, the client ${status}`,
  ]);
});

it('the check says place, what the document says and what the client says, and no order of words is a fault', () => {
  const document = apiDocument('api-client');
  const name = document.components.schemas['Account']?.properties?.['name'] as Changeable<SchemaObject>;
  name['maxLength'] = 400;
  for (const [, schema] of schemasIn(document))
    if (schema.required) schema.required = [...schema.required].reverse();
  expect(differences(contractIn(document), profileApiContract())).toEqual([
    'schemas.Account.properties.name.maxLength: the document says 400, the client 500',
  ]);
});
