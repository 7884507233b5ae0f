import { operations, type Operation } from '@oa-profile/api-client';
import { openInterval } from '@oa-profile/api-client/schemas';
import { keepContent, keepErrorCodes } from '@oa-profile/keep-client';
import { sectionContracts } from 'platform/section-contracts';
import { parse, safeParse, type GenericSchema } from 'valibot';
import { describe, expect, it } from 'vitest';
import { describeSchemas, type SchemaObject } from './describe.js';
import { keepApiDocument } from './keep-api-document.js';
import { namedSchemas, profileApiDocument } from './profile-api-document.js';

interface Parameter {
  name: string;
  description?: string;
  example?: unknown;
}
type Operations = Record<string, Record<string, OperationObject>>;
interface OperationObject {
  operationId: string;
  description?: string;
  security?: object[];
  parameters?: Parameter[];
  requestBody?: { content: { 'application/json': { example: unknown } } };
  responses: Record<string, { content?: { 'application/json': { example: unknown; examples?: object } } }>;
}
interface Document {
  paths: Operations;
  components: {
    schemas: Record<string, SchemaObject>;
    parameters: Record<string, Parameter>;
    responses?: object;
  };
}

// As read from the file, without what JSON cannot represent.
const read = (document: object) => JSON.parse(JSON.stringify(document)) as Document;
const profileApi = read(profileApiDocument());
const keepApi = read(keepApiDocument());

const operationsOf = ({ paths }: Document): OperationObject[] =>
  Object.values(paths).flatMap((item) => Object.values(item).filter((each) => 'operationId' in each));

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

const refers = ({ $ref, items, anyOf }: SchemaObject): boolean =>
  $ref !== undefined || Boolean(items && refers(items)) || Boolean(anyOf?.some(refers));

describe.each([
  ['Profile API', profileApi],
  ['Keep API', keepApi],
])('the document of the %s', (_, document) => {
  it('a document says what each property is, and gives an example of each, there or where it refers to', () => {
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
    const { schemas, parameters, responses = {} } = document.components;
    const components = Object.entries({ schemas, parameters, responses }).flatMap(([kind, named]) =>
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
  const exampleOf = (operation?: OperationObject): unknown =>
    operation?.responses['200']?.content?.['application/json'].example;
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
    const [example] = profileApi.components.schemas[name]?.examples ?? [];
    expect(taken(schema, example)).toEqual(example);
  });

  it('an example of each body is what the client sends', () => {
    for (const [name, { body }] of Object.entries(table)) {
      if (!body) continue;
      const example = named(name)?.requestBody?.content['application/json'].example;
      expect(taken(body, example)).toEqual(example);
    }
    const [keep] = operationsOf(keepApi);
    const kept = keep?.requestBody?.content['application/json'].example;
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

it('the document connects each type of section with its data, and leaves the door open for others', () => {
  const { Section, KnownSection, OtherSection } = profileApi.components.schemas;
  expect(Section?.anyOf).toEqual([
    { $ref: '#/components/schemas/KnownSection' },
    { $ref: '#/components/schemas/OtherSection' },
  ]);
  const { discriminator } = KnownSection as { discriminator?: { mapping: object } };
  const types = sectionContracts.map(({ type }) => type);
  expect(Object.keys(discriminator?.mapping ?? {})).toEqual(types);
  expect(OtherSection?.properties?.['type']).toMatchObject({ not: { enum: types } });
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
  const refusals = operationsOf(keepApi)[0]?.responses ?? {};
  const codes = Object.values(refusals).flatMap(({ content }) =>
    Object.keys(content?.['application/json'].examples ?? {}),
  );
  expect(codes.sort()).toEqual(Object.keys(keepErrorCodes).sort());
});

it('the document is not made while a property lacks words, or words lack a property', () => {
  const schemas = { Tip: { type: 'object', properties: { text: { type: 'string' } } } };
  const make = (parts: Record<string, readonly [string, unknown]>) => () =>
    describeSchemas(schemas, { Tip: { is: 'A tip.', parts } }, {}, (name) => `#/${name}`);
  expect(make({})).toThrow('Tip.text');
  expect(make({ text: ['Its words.', 'Come early.'], author: ['Who.', 'Ai'] })).toThrow('Tip.author');
  expect(make({ text: ['Its words.', 'Come early.'] })()).toMatchObject({
    Tip: { examples: [{ text: 'Come early.' }] },
  });
});
