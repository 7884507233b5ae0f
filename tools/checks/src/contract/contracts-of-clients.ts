import { defaultHeaderNames, operations, type Operation } from '@oa-profile/api-client';
import {
  minutes,
  openerPlatforms,
  origins,
  shareImage,
  subPagePluginPath,
  subPagePluginTypes,
} from '@oa-profile/api-client/internal';
import * as schemas from '@oa-profile/api-client/internal/schemas';
import { image, money } from '@oa-profile/api-client/schemas/building-blocks';
import { keepContent, keepErrorCodes, keepStatus } from '@oa-profile/keep-client';
import { KEEP_SUCCESS } from '@oa-profile/keep-client/internal';
import type { SectionContract } from '@oa-profile/plugin-sdk';
import type { SchemaObject } from 'build-tools/api-document';
import { dataModules, sectionContracts } from 'platform/section-contracts';
import { jsonSchemas, type Schema } from '../json-schemas.js';
import { withoutWords, type Contract, type OperationContract } from './contract.js';

/** Address of a schema in its document. */
const referenceTo = (name: string): string => `#/components/schemas/${name}`;
const reference = (name: string): SchemaObject => ({ $ref: referenceTo(name) });

/** Schemas with a name: those that the client and the plugins export, and those of requests and answers. */
export function namedSchemas(): Record<string, Schema> {
  const { settleReport, settleReservation } = operations;
  const settled = {
    settlement: settleReport.body,
    settledReport: settleReport.result,
    settledReservation: settleReservation.result,
  };
  return Object.fromEntries(
    [schemas, { image, shareImage, money, minutes }, settled, ...dataModules]
      .flatMap((module) => Object.entries<unknown>(module))
      .filter((entry): entry is [string, Schema] => 'kind' in Object(entry[1]))
      .map(([name, schema]): [string, Schema] => [name.charAt(0).toUpperCase() + name.slice(1), schema]),
  );
}

/** The Profile API, as the client's operations and schemas and the plugins' contracts say it. */
export function profileApiContract(): Contract {
  const { definitions, of } = jsonSchemas(namedSchemas(), referenceTo);
  const contractsFrom = (kind: string) => sectionContracts.filter(({ source }) => source.kind === kind);
  // The token is the document's security scheme.
  const headers = Object.entries(defaultHeaderNames).flatMap(([key, name]) =>
    key === 'accessToken' ? [] : [name],
  );

  const operation = (
    method: string,
    path: string,
    query: object = {},
    body: Schema | undefined,
    result: SchemaObject,
  ): OperationContract => ({
    request: `${method} ${path}`,
    parameters: [
      ...Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => `path ${name}`),
      ...headers.map((name) => `header ${name}`),
      ...Object.keys(query).map((name) => `query ${name}`),
    ],
    body: body && of(body),
    answer: { type: 'object', properties: { result: withoutWords(result) }, required: ['result'] },
  });
  const rows = Object.entries<Operation>(operations).map(
    ([name, { method, path, query, body, result }]): [string, OperationContract] => [
      name,
      operation(method, path, query, body, of(result)),
    ],
  );
  // Not in the client's table: its schema depends on a parameter.
  const ofPlugins = { anyOf: contractsFrom('sub-page').map(({ schema }) => of(schema)) };

  return {
    operations: {
      ...Object.fromEntries(rows),
      getSubPagePlugin: operation('GET', subPagePluginPath, { cursor: true }, undefined, ofPlugins),
    },
    choices: {
      [defaultHeaderNames.callOrigin]: origins,
      [defaultHeaderNames.openerPlatform]: openerPlatforms,
      type: subPagePluginTypes,
    },
    schemas: withAskedForms({
      ...Object.fromEntries(Object.entries(definitions).map(([name, each]) => [name, withoutWords(each)])),
      ...sectionSchemas(sectionContracts, ({ schema }) => of(schema)),
      Error: {
        type: 'object',
        properties: { statusCode: { type: ['string', 'integer'] }, message: { type: 'string' } },
        required: ['statusCode', 'message'],
      },
    }),
  };
}

const notBlank = { type: 'string', pattern: String.raw`\S` };

/** One schema for each type of section that the page knows, told apart by `type`, and one for all others. */
function sectionSchemas(
  contracts: readonly SectionContract<unknown>[],
  dataOf: (contract: SectionContract<unknown>) => SchemaObject,
): Record<string, SchemaObject> {
  /** 'reward-card' is `RewardCardSection`. */
  const nameOf = (type: string): string =>
    `${type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Section`;
  const mapping = Object.fromEntries(contracts.map(({ type }) => [type, referenceTo(nameOf(type))]));
  const known = contracts.map((contract): [string, SchemaObject] => {
    const { type, source } = contract;
    const [isOnPage, hasEndpoint] = [source.kind === 'account-page', source.kind === 'sub-page'];
    const schema = {
      type: 'object',
      properties: {
        type: { const: type, type: 'string' },
        id: notBlank,
        ...(hasEndpoint && { pageId: notBlank }),
        data: withoutWords(dataOf(contract)),
      },
      required: ['type', 'id', ...(hasEndpoint ? ['pageId'] : []), ...(isOnPage ? ['data'] : [])],
    };
    return [nameOf(type), schema];
  });
  return {
    Section: { anyOf: [reference('KnownSection'), reference('OtherSection')] },
    KnownSection: {
      oneOf: contracts.map(({ type }) => reference(nameOf(type))),
      discriminator: { propertyName: 'type', mapping },
    },
    ...Object.fromEntries(known),
    OtherSection: {
      type: 'object',
      properties: {
        type: { ...notBlank, not: { enum: Object.keys(mapping) } },
        id: notBlank,
        pageId: notBlank,
        data: {},
      },
      required: ['type', 'id'],
    },
  };
}

/** What the document asks for where the client reads more, since visitors should not miss what can be understood. */
const askedForms: readonly { places: readonly string[]; form: SchemaObject }[] = [
  // A page by `https:` cannot load them otherwise.
  {
    places: ['Image.url', 'ShareImage.url', 'MediaFeed.items.*.videoUrl', 'MediaFeed.items.*.captionsUrl'],
    form: { pattern: '^https://' },
  },
  // A screen reader does not know a language with an underscore.
  {
    places: [
      'Account.contentLanguage',
      'NearbyPlace.contentLanguage',
      'RecommendedAccount.contentLanguage',
      'Reviews.items.*.language',
      'Reviews.items.*.reply.language',
    ],
    form: { pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$' },
  },
  // The client reads other ways to write a time as well.
  { places: ['OpenInterval.opens'], form: { pattern: String.raw`^([01]\d|2[0-3]):[0-5]\d$` } },
  {
    places: ['OpenInterval.closes', 'OpenInterval.lastOrder'],
    form: { pattern: String.raw`^([0-2]\d:[0-5]\d|30:00)$` },
  },
  { places: ['Membership.plans.*.perks'], form: { minItems: 1, maxItems: 5 } },
];

/** @throws Error for a place that no schema has */
function withAskedForms(all: Record<string, SchemaObject>): Record<string, SchemaObject> {
  const copy = structuredClone(all);
  for (const { places, form } of askedForms)
    for (const place of places) {
      const [name = '', ...path] = place.split('.');
      const part = path.reduce<SchemaObject | undefined>(
        (schema, step) => (step === '*' ? schema?.items : schema?.properties?.[step]),
        copy[name],
      );
      if (!part) throw new Error(`${place}: no schema has what the document is said to ask for`);
      Object.assign(part, form);
    }
  return copy;
}

/** The Keep API, as the client's schemas and its table of codes say it. */
export function keepApiContract(): Contract {
  const { definitions } = jsonSchemas({ KeepContent: keepContent, KeepStatus: keepStatus }, referenceTo);
  const operation = (request: string, body?: SchemaObject): OperationContract => ({
    request,
    parameters: [...(request.includes('{') ? ['path contentId'] : []), 'header accept-language'],
    body,
    answer: reference('KeepAnswer'),
  });
  return {
    operations: {
      keep: operation('POST /v1/keep', reference('KeepContent')),
      keepStatus: operation('GET /v1/keep/{contentId}'),
      unKeep: operation('DELETE /v1/keep/{contentId}'),
    },
    choices: {},
    schemas: {
      ...Object.fromEntries(Object.entries(definitions).map(([name, each]) => [name, withoutWords(each)])),
      KeepAnswer: {
        type: 'object',
        properties: {
          code: { const: KEEP_SUCCESS, type: 'integer' },
          message: { type: 'string' },
          result: reference('KeepStatus'),
        },
        required: ['code', 'message', 'result'],
      },
      KeepError: {
        type: 'object',
        properties: {
          code: { type: 'integer', 'x-extensible-enum': Object.keys(keepErrorCodes).map(Number) },
          message: { type: 'string' },
        },
        required: ['code', 'message'],
      },
    },
  };
}
