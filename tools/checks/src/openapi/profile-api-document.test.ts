import { defaultHeaderNames, operations, subPagePluginTypes } from '@oa-profile/api-client';
import { describe, expect, it } from 'vitest';
import { profileApiDocument } from './profile-api-document.js';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
}
interface OperationObject {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, { $ref: string } | (Body & { description: string })>;
}
interface Body {
  content: { 'application/json': { schema: SchemaObject } };
}
interface SchemaObject {
  $ref?: string;
  format?: string;
  properties: Record<string, SchemaObject>;
  items: SchemaObject;
}
type PathItem = { parameters: { $ref: string }[] } & Partial<
  Record<'get' | 'post' | 'put' | 'delete', OperationObject>
>;
interface Document {
  openapi: string;
  info: Record<string, unknown>;
  servers: { url: string }[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, SchemaObject>;
    parameters: Record<string, Parameter>;
    securitySchemes: Record<string, Parameter>;
    responses: Record<string, unknown>;
  };
}

// As read from the file, without what JSON cannot represent.
const document = JSON.parse(JSON.stringify(profileApiDocument())) as Document;

const methods = ['get', 'post', 'put', 'delete'] as const;
const described = Object.entries(document.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    return operation ? [{ path, method, operation }] : [];
  }),
);

function everything(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  return [value, ...Object.values(value).flatMap(everything)];
}

const resolve = (reference: string): unknown =>
  reference
    .replace(/^#\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], document);

describe('the OpenAPI document', () => {
  it('the OpenAPI document has version 3.1, information and a placeholder for the server', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.info).toMatchObject({ title: 'Profile API', version: '1' });
    expect(document.servers[0]?.url).toContain('{host}');
  });

  it('the OpenAPI document has the twelve paths of the Profile API', () => {
    const page = '/v1/account-page';
    expect(Object.keys(document.paths).sort()).toEqual(
      [
        `${page}/{searchId}/`,
        `${page}/{searchId}/friend-count`,
        `${page}/{accountId}/count`,
        `${page}/{accountId}/relation`,
        `${page}/{searchId}/follow`,
        `${page}/{searchId}/oacall/setting`,
        `${page}/{searchId}/reservation/inventory`,
        `${page}/{searchId}/reply-time`,
        `${page}/{searchId}/response-mode/setting`,
        `${page}/{accountId}/recommendation`,
        `${page}/{searchId}/report`,
        `${page}/{accountId}/sub-page/{pageId}/plugin/{type}/{pluginId}`,
      ].sort(),
    );
  });

  it('the OpenAPI document has every operation of the client, by its method', () => {
    const expected = Object.entries(operations).map(
      ([name, { method, path }]) => `${name} ${method} ${path}`,
    );
    const found = described.map(({ path, method, operation }) => `${operation.operationId} ${method.toUpperCase()} ${path}`); // prettier-ignore
    expect(found).toEqual(expect.arrayContaining(expected));
    expect(found).toHaveLength(19);
  });

  it('the OpenAPI document describes every body that the client sends', () => {
    const withBody = Object.entries(operations).flatMap(([name, operation]) =>
      'body' in operation ? [name] : [],
    );
    expect(
      described.flatMap(({ operation }) => (operation.requestBody ? [operation.operationId] : [])).sort(),
    ).toEqual(withBody.sort());
  });

  it('the OpenAPI document wraps every result, and describes errors', () => {
    for (const { operation } of described) {
      const { 200: done, '4XX': refused, '5XX': failed } = operation.responses;
      const { schema } = (done as Body).content['application/json'];
      expect(schema).toMatchObject({
        required: ['result'],
        properties: { result: expect.anything() as unknown },
      });
      for (const error of [refused, failed]) {
        const { content } = resolve((error as { $ref: string }).$ref) as Body;
        expect(resolve(content['application/json'].schema.$ref ?? '')).toMatchObject({
          required: ['statusCode', 'message'],
        });
      }
    }
  });

  it('the OpenAPI document has no broken references and no unused components', () => {
    const references = everything(document).flatMap((node) => {
      const reference: unknown = Reflect.get(Object(node) as object, '$ref');
      return typeof reference === 'string' ? [reference] : [];
    });
    expect(references.filter((reference) => resolve(reference) === undefined)).toEqual([]);
    const { schemas, parameters, responses } = document.components;
    const components = Object.entries({ schemas, parameters, responses }).flatMap(([kind, named]) =>
      Object.keys(named).map((name) => `#/components/${kind}/${name}`),
    );
    expect(components.filter((component) => !references.includes(component))).toEqual([]);
  });

  it('the OpenAPI document has unique names of operations', () => {
    const names = described.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  it('the OpenAPI document has all parameters of each path, and the seven headers on each, the token as security', () => {
    for (const [path, { parameters }] of Object.entries(document.paths)) {
      const found = parameters.map(({ $ref }) => resolve($ref) as Parameter);
      expect(found.flatMap((one) => (one.in === 'path' && one.required ? [`{${one.name}}`] : []))).toEqual(
        path.match(/\{\w+\}/g),
      );
      const { accessToken, ...others } = defaultHeaderNames;
      expect(found.flatMap((one) => (one.in === 'header' ? [one.name] : []))).toEqual(Object.values(others));
      expect(document.components.securitySchemes).toMatchObject({
        visitorToken: { type: 'apiKey', in: 'header', name: accessToken },
      });
    }
  });

  it('the OpenAPI document names the query parameters that the client sends', () => {
    const queries = described.flatMap(({ operation }) =>
      (operation.parameters ?? []).map(({ name }) => `${operation.operationId} ${name}`),
    );
    expect(queries.sort()).toEqual(['getReservationInventory from', 'getSubPagePlugin cursor']);
  });
});

describe('a schema in the document', () => {
  const { schemas } = document.components;

  it('a schema in the document describes the items of a list, and marks addresses', () => {
    expect(schemas['Faq']?.properties['items']?.items.properties).toHaveProperty('question');
    expect(schemas['RecommendedItem']?.properties['url']).toMatchObject({ type: 'string', format: 'uri' });
    expect(schemas['Reservation']?.properties['startsAt']).toMatchObject({ format: 'date-time' });
  });

  it('a schema in the document leaves enumerations open that a newer server may extend, and names the known values', () => {
    const open = { type: 'string', 'x-extensible-enum': expect.arrayContaining(['cash']) as unknown };
    expect(schemas['BasicInfo']?.properties['paymentMethods']).toMatchObject({ type: 'array', items: open });
    expect(schemas['Account']?.properties['badge']).toMatchObject({
      type: 'string',
      'x-extensible-enum': ['verified', 'unverified', 'premium'],
    });
    expect(schemas['Relation']?.properties['friendshipType']).toMatchObject({
      'x-extensible-enum': expect.arrayContaining(['friendBlocked', 'FriendBlocked']) as unknown,
    });
  });

  it('a schema in the document refers to others by name', () => {
    expect(schemas['AccountPage']?.properties['account']).toMatchObject({
      $ref: '#/components/schemas/Account',
    });
    expect(schemas['AccountPage']?.properties['sections']?.items).toEqual({
      $ref: '#/components/schemas/Section',
    });
    expect(schemas['BasicInfo']?.properties['hours']).toMatchObject({
      $ref: '#/components/schemas/BusinessHours',
    });
  });

  it('a schema in the document contains nothing of valibot', () => {
    const keys = everything(schemas).flatMap((node) =>
      Array.isArray(node) ? [] : Object.keys(Object(node) as object),
    );
    expect(keys).not.toEqual(expect.arrayContaining(['~run']));
    expect(JSON.stringify(document)).not.toMatch(/"(\$schema|\$defs|known|reference|async)":/);
  });

  it('a schema in the document exists for each type of sub-page plugin', () => {
    const { operation } = described.find(({ path }) => path.includes('/plugin/')) ?? {};
    const { schema } = (operation?.responses['200'] as Body).content['application/json'];
    expect(schema.properties['result']).toHaveProperty('anyOf.length', subPagePluginTypes.length);
  });
});
