import { operations, type Operation } from '@oa-profile/api-client';
import { openInterval } from '@oa-profile/api-client/schemas';
import { keepContent, keepErrorCodes } from '@oa-profile/keep-client';
import {
  apiDocument,
  examplesOf,
  type ApiDocument,
  type OperationObject,
  type SchemaObject,
} from 'build-tools/api-document';
import { apiVersion } from 'build-tools/api-document-file';
import { sectionContracts } from 'platform/section-contracts';
import { parse, safeParse, type GenericSchema } from 'valibot';
import { describe, expect, it } from 'vitest';
import { namedSchemas } from './contracts-of-clients.js';

const profileApi = apiDocument('api-client');
const keepApi = apiDocument('keep-client');

const operationsOf = ({ paths }: ApiDocument): OperationObject[] =>
  Object.values(paths)
    .flatMap((item) => Object.values(item))
    .filter((each): each is OperationObject => 'operationId' in each);

/** Every property of a schema, with its path. */
function propertiesOf(schema: SchemaObject, path: string): [path: string, property: SchemaObject][] {
  const below = Object.entries(schema.properties ?? {}).flatMap(
    ([name, property]): [string, SchemaObject][] => [
      [`${path}.${name}`, property],
      ...propertiesOf(property, `${path}.${name}`),
    ],
  );
  return schema.items ? [...below, ...propertiesOf(schema.items, `${path}[]`)] : below;
}

/** Whether what stands elsewhere, or what is below, has the examples. */
const refers = ({ $ref, properties, items, anyOf }: SchemaObject): boolean =>
  ($ref ?? properties) !== undefined || Boolean(items && refers(items)) || Boolean(anyOf?.some(refers));

describe.each([
  ['Profile API', profileApi],
  ['Keep API', keepApi],
])('the document of the %s', (_, document) => {
  it('a document says what each property is, and gives an example of each, there, below or where it refers to', () => {
    const all = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
      propertiesOf(schema, name),
    );
    expect(all.length).toBeGreaterThan(5);
    expect(all.filter(([, { description }]) => !description).map(([path]) => path)).toEqual([]);
    expect(all.filter(([, each]) => !refers(each) && !each.examples?.length).map(([path]) => path)).toEqual(
      [],
    );
  });

  it('a document says what each parameter is, and gives an example of each', () => {
    const all = [
      ...Object.values(document.components.parameters),
      ...operationsOf(document).flatMap(({ parameters = [] }) => parameters),
    ];
    expect(all.length).toBeGreaterThan(0);
    expect(
      all.filter(({ description, example }) => !description || example === undefined).map(({ name }) => name),
    ).toEqual([]);
  });

  it('a document refers to everything that it has beside its paths, and to nothing else', () => {
    const { schemas, parameters, responses, headers } = document.components;
    const components = Object.entries({ schemas, parameters, responses, headers }).flatMap(([kind, named]) =>
      Object.keys(named).map((name) => `#/components/${kind}/${name}`),
    );
    const references = JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g);
    expect([...new Set(Array.from(references, ([, reference]) => reference))].sort()).toEqual(
      components.sort(),
    );
  });

  it('a document says what each operation is for', () => {
    expect(operationsOf(document).filter(({ description = '' }) => description.length < 40)).toEqual([]);
  });
});

describe('an example', () => {
  const table: Record<string, Operation> = operations;
  /** What stands there, or what tools make of the parts. */
  const exampleIn = (holder: OperationObject['requestBody'], document: ApiDocument = profileApi): unknown => {
    const { example, schema = {} } = holder?.content?.['application/json'] ?? {};
    return example ?? examplesOf(schema, document)[0];
  };
  const exampleOf = (operation?: OperationObject): unknown => exampleIn(operation?.responses['200']);
  const named = (name: string) => operationsOf(profileApi).find(({ operationId }) => operationId === name);

  /** The input must be its own output: then the client has left nothing out. */
  const taken = (schema: GenericSchema, value: unknown): unknown => {
    const parsed = safeParse(schema, value);
    return parsed.success ? parsed.output : parsed.issues[0].message;
  };

  it.each(Object.keys(table))('an example of the answer of %s is taken by the client as it is', (name) => {
    const { result } = exampleOf(named(name)) as { result: unknown };
    expect(taken(table[name]?.result as GenericSchema, result)).toEqual(result);
  });

  // The document has sections by their types.
  const schemas = Object.entries(namedSchemas()).filter(([name]) => name !== 'Section');
  it.each(schemas)('an example of the schema %s is taken by it as it is', (name, schema) => {
    const [example] = examplesOf(profileApi.components.schemas[name] ?? {}, profileApi);
    expect(example).toBeDefined();
    expect(taken(schema, example)).toEqual(example);
  });

  it('an example of each body is what the client sends', () => {
    for (const [name, { body }] of Object.entries(table)) {
      if (!body) continue;
      const example = exampleIn(named(name)?.requestBody);
      expect(example).toBeDefined();
      expect(taken(body, example)).toEqual(example);
    }
    const [keep] = operationsOf(keepApi);
    const kept = exampleIn(keep?.requestBody, keepApi);
    expect(kept).toBeDefined();
    expect(taken(keepContent, kept)).toEqual(kept);
  });

  it.each(sectionContracts.map(({ type, schema, source }) => [type, schema, source.kind] as const))(
    'an example of the data of %s is taken by its plugin as it is',
    (type, schema, kind) => {
      const { result } = exampleOf(named('getAccountPage')) as {
        result: { sections: { type: string; data?: unknown }[] };
      };
      const section = result.sections.find((each) => each.type === type);
      expect(section).toBeDefined();
      if (kind === 'account-page') expect(taken(schema, section?.data)).toEqual(section?.data);
      else expect(section).not.toHaveProperty('data');
    },
  );
});

it.each([
  ['opens', (time: string) => ({ opens: time, closes: time })],
  ['closes', (time: string) => ({ opens: '06:00', closes: time })],
  ['lastOrder', (time: string) => ({ opens: '06:00', closes: '30:00', lastOrder: time })],
] as const)(
  'the pattern of %s has the times that its words name, and the client reads each of them as it is',
  (name, intervalWith) => {
    const property = profileApi.components.schemas['OpenInterval']?.properties?.[name];
    const [, first = '', last = ''] =
      /(\d\d:\d\d) to (\d\d:\d\d)\.$/.exec(String(property?.['description'])) ?? [];
    const twoDigits = (number: number): string => String(number).padStart(2, '0');
    const times = Array.from(
      { length: 100 * 60 },
      (_, minute) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`,
    );
    const named = times.filter((time) => time >= first && time <= last);
    expect(times.filter((time) => new RegExp(String(property?.['pattern'])).test(time))).toEqual(named);
    const intervals = named.map(intervalWith);
    expect(intervals.map((interval) => parse(openInterval, interval))).toEqual(intervals);
  },
);

it('the document asks for a token where a write belongs to a visitor, and nowhere else', () => {
  const withToken = operationsOf(profileApi).filter(({ security = [] }) => security.length === 1);
  expect(withToken.map(({ operationId }) => operationId).sort()).toEqual(
    ['follow', 'reserve', 'settleReservation', 'unfollow', 'updateFavorite', 'updateFriendship'].sort(),
  );
});

it("the document has each of Keep's codes with what the page does then", () => {
  const codes = Object.values(keepApi.components.responses).flatMap(({ content }) =>
    Object.keys(content?.['application/json'].examples ?? {}),
  );
  expect(codes.sort()).toEqual(Object.keys(keepErrorCodes).sort());
});

it('both documents name one version, at their head, in their words and in the header', () => {
  for (const { info, components } of [profileApi, keepApi]) {
    expect(info.version).toBe(profileApi.info.version);
    expect(info.description).toContain(`The version of this document is ${info.version}. `);
    expect(components.headers['ContractVersion']).toMatchObject({ example: info.version });
  }
  // The platform sends it.
  expect([apiVersion('api-client'), apiVersion('keep-client')]).toEqual([
    profileApi.info.version,
    keepApi.info.version,
  ]);
});

it('the example of a whole answer is made of the examples of its parts, so that no two of them disagree', () => {
  const whole = [profileApi, keepApi].flatMap((document) =>
    operationsOf(document).flatMap(({ operationId, responses }) => {
      const { example, schema = {} } = responses['200']?.content?.['application/json'] ?? {};
      return example === undefined ? [] : [{ operationId, example, schema, document }];
    }),
  );
  expect(whole.map(({ operationId }) => operationId)).toEqual(
    expect.arrayContaining(['getAccountPage', 'getReservationInventory', 'getRecommendation']),
  );
  for (const { operationId, example, schema, document } of whole)
    if (operationId !== 'unKeep') expect(example, operationId).toEqual(examplesOf(schema, document)[0]);
});
