import { operations, type Operation } from '@oa-profile/api-client';
import { keepStatus } from '@oa-profile/keep-client';
import { keepAnswer } from '@oa-profile/keep-client/internal';
import { apiDocument, type ApiDocument } from 'build-tools/api-document';
import { createGeneratorSync, type JsonSchema } from 'json-schema-faker';
import { sectionContracts } from 'platform/section-contracts';
import { safeParse, type GenericSchema } from 'valibot';
import { expect, it } from 'vitest';

/** Answers that are made of each schema. */
const ANSWERS = 20;

/** Makes answers as a mock server does: parts that may be absent come and go, and values are the document's examples. */
function mockOf({ components }: ApiDocument): (schema: object) => unknown[] {
  // Examples of a whole would always be taken as they are: only those of single values stay.
  const schemas = withoutExamplesOfParts(components.schemas) as object;
  return (schema) => {
    const generator = createGeneratorSync({ seed: 7, useExamplesValue: true, maxItems: 3 });
    const whole = JSON.parse(JSON.stringify({ ...schema, components: { schemas } })) as JsonSchema;
    return Array.from({ length: ANSWERS }, () => generator.generate(whole));
  };
}

function withoutExamplesOfParts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutExamplesOfParts);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key, part]) => key !== 'examples' || !JSON.stringify(part).includes('{'),
  );
  return Object.fromEntries(kept.map(([key, part]) => [key, withoutExamplesOfParts(part)]));
}

/** Why a schema refuses the first of the values that it refuses. */
function refused(schema: GenericSchema, values: readonly unknown[]): string[] {
  return values.flatMap((value) => {
    const parsed = safeParse(schema, value);
    if (parsed.success) return [];
    const [{ path = [], message }] = parsed.issues;
    return [`${path.map(({ key }) => String(key)).join('.')}: ${message}`];
  });
}

interface Responses {
  responses: { 200: { content: { 'application/json': { schema: { properties: { result: object } } } } } };
}
const profileApi = apiDocument('api-client');
const operationsById = new Map(
  Object.values(profileApi.paths)
    .flatMap((item) => Object.values(item) as unknown[])
    .filter((each): each is Responses & { operationId: string } => 'operationId' in Object(each))
    .map((each) => [each.operationId, each]),
);
const mock = mockOf(profileApi);

it.each(Object.entries<Operation>(operations))(
  'the client takes every answer of %s that a mock makes from the document',
  (name, { result }) => {
    const schema = operationsById.get(name)?.responses[200].content['application/json'].schema;
    const answers = mock(schema?.properties.result ?? {});
    expect(answers).toHaveLength(ANSWERS);
    expect(refused(result, answers)).toEqual([]);
  },
);

it('the client tries answers that differ, and would notice a form that only an example tells', () => {
  const ofAccount = mock({ $ref: '#/components/schemas/AccountPage' });
  expect(new Set(ofAccount.map((each) => JSON.stringify(each))).size).toBeGreaterThan(ANSWERS / 2);
  const idless = ofAccount.map((each) => {
    const { account, ...rest } = each as { account: object };
    return { ...rest, account: { ...account, basicSearchId: 'string' } };
  });
  expect(refused(operations.getAccountPage.result, idless)).toHaveLength(ANSWERS);
});

it('the client takes the data of every section that a mock makes from the document', () => {
  const { schemas } = profileApi.components;
  const bySection = new Map(sectionContracts.map(({ type, schema }) => [type, schema]));
  const sections = mock(schemas['KnownSection'] ?? {}) as { type: string; data?: unknown }[];
  expect(new Set(sections.map(({ type }) => type)).size).toBeGreaterThan(5);
  const refusals = sections.flatMap(({ type, data }) => {
    const schema = bySection.get(type);
    return data === undefined || !schema ? [] : refused(schema, [data]);
  });
  expect(refusals).toEqual([]);
});

it('the client takes every answer of the Keep API that a mock makes from the document', () => {
  const document = apiDocument('keep-client');
  const { schemas } = document.components;
  const answers = mockOf(document)(schemas['KeepAnswer'] ?? {}) as { result: unknown }[];
  expect(refused(keepAnswer, answers)).toEqual([]);
  expect(
    refused(
      keepStatus,
      answers.map(({ result }) => result),
    ),
  ).toEqual([]);
});
