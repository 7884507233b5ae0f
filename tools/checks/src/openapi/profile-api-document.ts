import { defaultHeaderNames, operations, type HeaderNames, type Operation } from '@oa-profile/api-client';
import {
  openerPlatforms,
  origins,
  subPagePluginPath,
  subPagePluginTypes,
  minutes,
  shareImage,
} from '@oa-profile/api-client/internal';
import * as schemas from '@oa-profile/api-client/internal/schemas';
import { image, money } from '@oa-profile/api-client/schemas/building-blocks';
import { languages } from '@oa-profile/i18n';
import type { SectionContract } from '@oa-profile/plugin-sdk';
import type { SectionSource } from '@oa-profile/plugin-sdk/internal';
import { dataModules, sectionContracts } from 'platform/section-contracts';
import { jsonSchemas, type JsonObject, type Schema } from '../json-schemas.js';
import { type SchemaObject } from './describe.js';
import { about, described, done, json, openApi, schemaReference, serversNamed } from './document.js';
import { operationComments, type OperationComments } from './operation-comments.js';
import { operationWords, type OperationWords } from './operation-words.js';
import { profileApiIntroduction } from './profile-api-introduction.js';
import { refusals, type RefusalCode, type RefusalWords } from './refusals.js';
import { sectionSchemas } from './sections.js';
import { accountWords } from './words/account-words.js';
import { sectionWords } from './words/section-words.js';
import { visitorWords } from './words/visitor-words.js';

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const text = { type: 'string', minLength: 1 };

/** All headers but the token, which is the document's security scheme. */
type HeaderName = Exclude<keyof HeaderNames, 'accessToken'>;

interface ParameterWords {
  description: string;
  example: unknown;
  schema: JsonObject;
}

const headers: Record<HeaderName, ParameterWords & { required: boolean }> = {
  transactionId: {
    description: 'New for each call and the same on its retries, so that a repeated POST acts once.',
    required: true,
    example: '0b9f0c6e-6f0c-4f0e-9d0a-1f7a2c3d4e5f',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,100}$' },
  },
  callOrigin: {
    description: 'Where the page runs: inside the messaging app, or in a browser.',
    required: true,
    example: 'web',
    schema: { type: 'string', enum: origins },
  },
  contentLanguage: {
    description: `BCP 47 tag of the language in which texts are answered where the account has them in several. The page sends ${languages.slice(0, -1).join(', ')} or ${languages.at(-1)}, other services any. One that the account does not have is answered as well: in English, else in the account's own.`,
    required: true,
    example: 'en',
    schema: { type: 'string', pattern: '^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$' },
  },
  openerPlatform: {
    description: 'What the page was opened on.',
    required: true,
    example: 'iOS',
    schema: { type: 'string', enum: openerPlatforms },
  },
  openerKey: {
    description: 'Who opened the page; percent-encoded outside ASCII.',
    required: false,
    example: 'friend-list',
    schema: text,
  },
  addFriendRoute: {
    description: 'By which route a friend would be added; percent-encoded outside ASCII.',
    required: false,
    example: 'profile-page',
    schema: text,
  },
};

/** The parameters of all paths, by their names in braces. */
const pathParameters: Record<string, ParameterWords> = {
  searchId: {
    description: 'Basic or premium search id of the account.',
    example: '@komorebi',
    schema: { $ref: schemaReference('SearchId') },
  },
  accountId: { description: 'Id of the account, from its page.', example: 'oa-komorebi', schema: text },
  pageId: { description: 'Id of the sub-page, from the section.', example: 'home', schema: text },
  type: {
    description: 'Type of the plugin.',
    example: 'COUPON',
    schema: { type: 'string', enum: subPagePluginTypes },
  },
  pluginId: { description: 'Id of the plugin: that of the section.', example: 'coupon', schema: text },
};

const queryExamples: Readonly<Record<string, string>> = { from: '2026-11-28', cursor: '6' };

const tags: Record<OperationWords['tag'], string> = {
  Account: 'Who the account is, and what its pages show.',
  Sections: 'Data of sections that have an endpoint of their own.',
  Visitor: 'How the visitor stands to the account.',
  Contact: 'How the account can be reached.',
  Reservations: 'Tables and other times to book.',
  Reports: 'Reports of the account by visitors.',
};

/** Schemas with a name: those that the client and the plugins export, and those of requests and answers. */
export function namedSchemas(): Record<string, Schema> {
  const { settleReport, settleReservation } = operations;
  const blocks = { image, shareImage, money, minutes };
  const settled = {
    settlement: settleReport.body,
    settledReport: settleReport.result,
    settledReservation: settleReservation.result,
  };
  return Object.fromEntries(
    [schemas, blocks, settled, ...dataModules]
      .flatMap((module) => Object.entries<unknown>(module))
      .filter((entry): entry is [string, Schema] => 'kind' in Object(entry[1]))
      .map(([name, schema]): [string, Schema] => [capitalised(name), schema]),
  );
}

/**
 * The OpenAPI 3.1 document of the Profile API, from the client's operations and schemas and the plugins' contracts,
 * with the words of this folder.
 *
 * @throws Error for anything that has no words
 */
export function profileApiDocument(): JsonObject {
  const { definitions, of } = jsonSchemas(namedSchemas(), schemaReference);
  const plain = Object.fromEntries(Object.entries(definitions).filter(([name]) => name !== 'Section'));
  const { all, exampleOf: example } = described(
    plain,
    { ...accountWords, ...visitorWords, ...sectionWords },
    sectionSchemas(sectionContracts, schemaReference, ({ schema }) => of(schema)),
  );

  const pluginData = contractsFrom('sub-page').map(({ schema }) => of(schema));
  const table: Record<string, Operation> = operations;
  const comments = operationComments();
  const paths: Record<string, JsonObject> = {};
  for (const [operationId, words] of Object.entries(operationWords)) {
    const operation = table[operationId];
    const { path, method, body }: Pick<Operation, 'method' | 'body'> & { path: string } =
      operation ?? getSubPagePlugin;
    const { summary, query } = comments.get(operationId) ?? getSubPagePlugin;
    const result: SchemaObject = operation ? of(operation.result) : { anyOf: pluginData };
    (paths[path] ??= pathItem(path))[method.toLowerCase()] = {
      operationId,
      tags: [words.tag],
      summary,
      description: words.is,
      security: words.visitor === 'known' ? [token] : [{}, token],
      ...(Object.keys(query).length > 0 && { parameters: queryParameters(query) }),
      ...(body && { requestBody: requestBody(of(body), example) }),
      responses: responses(words, method, result, example(result)),
    };
  }
  return {
    ...openApi,
    info: { title: 'Profile API', ...about, summary: 'Everything that the page asks.', description: profileApiIntroduction }, // prettier-ignore
    servers: serversNamed('https://api.example', 'The Profile API of a platform.'),
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { ...all, Error: errorSchema },
      securitySchemes: {
        visitorToken: {
          type: 'apiKey',
          in: 'header',
          name: defaultHeaderNames.accessToken,
          description: "The visitor's token. Absent for an anonymous one, and in the page server's calls.",
        },
      },
      parameters: { ...headerComponents(), ...pathComponents() },
      responses: refusalComponents(),
    },
  };
}

/** Not in the client's table: its schema depends on a parameter. */
const getSubPagePlugin = {
  path: subPagePluginPath,
  method: 'GET',
  summary: 'Data of a section that has an endpoint of its own, by type of plugin',
  query: { cursor: '`nextCursor` of the page before; without it, the first page.' },
} as const;

const token = { visitorToken: [] };

const errorSchema = {
  type: 'object',
  description: 'A refusal or a failure.',
  properties: {
    statusCode: {
      type: ['string', 'integer'],
      description:
        'The code of the server; those that the page knows are in the responses of each operation.',
      examples: ['SLOT_GONE'],
    },
    message: {
      type: 'string',
      description: 'What happened, in English, for the log; no visitor sees it.',
      examples: ['Somebody else took the last table.'],
    },
  },
  required: ['statusCode', 'message'],
};

const refusalOf = (codes: readonly RefusalCode[]): JsonObject => ({
  description: codes.map((code) => `\`${code}\`: ${refusals[code].is}`).join('\n\n'),
  content: {
    'application/json': {
      schema: { $ref: schemaReference('Error') },
      examples: Object.fromEntries(
        codes.map((code) => [code, { value: { statusCode: code, message: refusals[code].message } }]),
      ),
    },
  },
});

/** Refusals that every operation, or every one with a body, has. */
const common = { Unauthorized: 'UNAUTHORIZED', Forbidden: 'FORBIDDEN', NotFound: 'NOT_FOUND', TooLarge: 'TOO_LARGE', Invalid: 'INVALID' } as const; // prettier-ignore

function refusalComponents(): JsonObject {
  return {
    ...Object.fromEntries(Object.entries(common).map(([name, code]) => [name, refusalOf([code])])),
    Refused: {
      description: 'Any other refusal: the page does what it does for a failure, without a retry.',
      ...json({ $ref: schemaReference('Error') }),
    },
    Failed: {
      description: 'The server failed. GET, PUT and DELETE are retried; after that, see the operation.',
      ...json(
        { $ref: schemaReference('Error') },
        { statusCode: 'INTERNAL', message: 'The database is down.' },
      ),
    },
  };
}

function responses(
  { refusals: own = [] }: OperationWords,
  method: string,
  result: JsonObject,
  example: unknown,
): JsonObject {
  const byStatus = new Map<number, JsonObject>();
  for (const [name, code] of Object.entries(common)) {
    if (code === 'TOO_LARGE' && method !== 'POST' && method !== 'PUT') continue;
    byStatus.set(refusals[code].status, { $ref: `#/components/responses/${name}` });
  }
  for (const code of own) {
    const { status }: RefusalWords = refusals[code];
    const usual = Object.values(common).filter((each) => refusals[each].status === status);
    const same = own.filter((each) => refusals[each].status === status);
    byStatus.set(status, refusalOf([...usual, ...same]));
  }
  return {
    200: done(
      {
        type: 'object',
        properties: { result: { description: 'What was asked for.', ...result } },
        required: ['result'],
      },
      { result: example },
    ),
    ...Object.fromEntries(byStatus),
    '4XX': { $ref: '#/components/responses/Refused' },
    '5XX': { $ref: '#/components/responses/Failed' },
  };
}

const requestBody = (schema: JsonObject, example: (schema: JsonObject) => unknown): JsonObject => ({
  required: true,
  ...json(schema, example(schema)),
});

function pathItem(path: string): JsonObject {
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  return {
    parameters: [...names, ...Object.keys(headers)].map((name) => ({
      $ref: `#/components/parameters/${name}`,
    })),
  };
}

function queryParameters(query: OperationComments['query']): JsonObject[] {
  return Object.entries(query).map(([name, description]) => ({
    name,
    in: 'query',
    description,
    example: queryExamples[name],
    schema: { type: 'string' },
  }));
}

function headerComponents(): JsonObject {
  const names = Object.keys(headers) as HeaderName[];
  return Object.fromEntries(
    names.map((name) => [name, { name: defaultHeaderNames[name], in: 'header', ...headers[name] }]),
  );
}

function pathComponents(): JsonObject {
  return Object.fromEntries(
    Object.entries(pathParameters).map(([name, said]) => [
      name,
      { name, in: 'path', required: true, ...said },
    ]),
  );
}

const contractsFrom = (kind: SectionSource['kind']): SectionContract<unknown>[] =>
  sectionContracts.filter(({ source }) => source.kind === kind);
