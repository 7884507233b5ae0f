import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  defaultHeaderNames,
  openerPlatforms,
  operations,
  origins,
  subPagePluginPath,
  subPagePluginTypes,
  type HeaderNames,
  type Operation,
} from '@oa-profile/api-client';
import * as schemas from '@oa-profile/api-client/schemas';
import { languages } from '@oa-profile/i18n';
import type { PluginSource, SectionContract } from '@oa-profile/plugin-sdk';
import { dataModules, sectionContracts } from 'platform/section-contracts';
import { jsonSchemas, type JsonObject, type Schema } from './json-schemas.js';

const schemaReference = (name: string): string => `#/components/schemas/${name}`;
const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const text = { type: 'string', minLength: 1 };

/** Descriptions of the seven headers. */
const headers: Record<keyof HeaderNames, { description: string; required: boolean; schema: JsonObject }> = {
  transactionId: {
    description: 'New for each call and the same on its retries, so that a repeated POST acts once',
    required: true,
    schema: text,
  },
  callOrigin: {
    description: 'Where the page runs: inside the messaging app, or in a browser',
    required: true,
    schema: { type: 'string', enum: origins },
  },
  contentLanguage: {
    description: 'Language of the page, in which texts are answered where the account has them in several',
    required: true,
    schema: { type: 'string', enum: languages },
  },
  accessToken: {
    description: "The visitor's token; absent for an anonymous one",
    required: false,
    schema: text,
  },
  openerPlatform: {
    description: 'What the page was opened on',
    required: true,
    schema: { type: 'string', enum: openerPlatforms },
  },
  openerKey: {
    description: 'Who opened the page; percent-encoded outside ASCII',
    required: false,
    schema: text,
  },
  addFriendRoute: {
    description: 'By which route a friend would be added; percent-encoded outside ASCII',
    required: false,
    schema: text,
  },
};

/** The parameters of all paths, by their names in braces. */
const pathParameters: Record<string, { description: string; schema: JsonObject }> = {
  searchId: { description: 'Basic or premium search id', schema: { $ref: schemaReference('SearchId') } },
  accountId: { description: 'Id of the account, from its page', schema: text },
  pageId: { description: 'Id of the sub-page, from the section', schema: text },
  type: { description: 'Type of the plugin', schema: { type: 'string', enum: subPagePluginTypes } },
  pluginId: { description: 'Id of the plugin, from the section', schema: text },
};

/** The OpenAPI 3.1 document of the Profile API, from the client's operations and schemas and the plugins' contracts. */
export function openApiDocument(): JsonObject {
  const named = Object.fromEntries(
    [schemas, ...dataModules]
      .flatMap((module) => Object.entries<unknown>(module))
      .filter((entry): entry is [string, Schema] => 'kind' in Object(entry[1]))
      .map(([name, schema]): [string, Schema] => [capitalised(name), schema]),
  );
  const { definitions, of } = jsonSchemas(named, schemaReference);
  const paths: Record<string, JsonObject> = {};
  for (const [operationId, operation] of Object.entries<Operation>(operations)) {
    const { path, method, summary, query, body, result } = operation;
    (paths[path] ??= pathItem(path))[method.toLowerCase()] = {
      operationId,
      summary,
      ...(query && { parameters: queryParameters(query) }),
      ...(body && { requestBody: { required: true, ...json(of(body)) } }),
      responses: responses(of(result)),
    };
  }
  paths[subPagePluginPath] = {
    ...pathItem(subPagePluginPath),
    get: {
      operationId: 'getSubPagePlugin',
      summary: 'Data of a section that has an endpoint of its own, by type of plugin',
      parameters: queryParameters({ cursor: "'nextCursor' of the page before" }),
      responses: responses({ anyOf: contractsFrom('sub-page').map(({ schema }) => of(schema)) }),
    },
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Profile API',
      version: '1',
      description:
        'What the public profile page of an official account asks. Made from @oa-profile/api-client.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: 'https://{host}', variables: { host: { default: 'api.example.com' } } }],
    security: [],
    paths,
    components: {
      schemas: { ...definitions, Section: withSectionData(definitions['Section'], of), Error: errorSchema },
      parameters: { ...headerComponents(), ...pathComponents() },
      responses: {
        Refused: { description: 'The server refuses: its own code and words', ...json(errorReference) },
        Failed: {
          description: 'The server failed; GET, PUT and DELETE are retried',
          ...json(errorReference),
        },
      },
    },
  };
}

const errorReference = { $ref: schemaReference('Error') };

const errorSchema = {
  type: 'object',
  properties: { statusCode: { type: ['string', 'integer'] }, message: { type: 'string' } },
  required: ['statusCode', 'message'],
};

const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } });

function responses(result: JsonObject): JsonObject {
  return {
    200: {
      description: 'Done',
      ...json({ type: 'object', properties: { result }, required: ['result'] }),
    },
    '4XX': { $ref: '#/components/responses/Refused' },
    '5XX': { $ref: '#/components/responses/Failed' },
  };
}

function pathItem(path: string): JsonObject {
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  return {
    parameters: [...names, ...Object.keys(headers)].map((name) => ({
      $ref: `#/components/parameters/${name}`,
    })),
  };
}

function queryParameters(query: Readonly<Record<string, string>>): JsonObject[] {
  return Object.entries(query).map(([name, description]) => ({
    name,
    in: 'query',
    description,
    schema: { type: 'string' },
  }));
}

function headerComponents(): JsonObject {
  const names = Object.keys(headers) as (keyof HeaderNames)[];
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

/** Adds the data of each section type, which the client leaves to plugins: a server needs them. */
function withSectionData(section: JsonObject | undefined, of: (schema: Schema) => JsonObject): JsonObject {
  return {
    ...section,
    allOf: contractsFrom('account-page').map(({ type, schema }) => ({
      if: { properties: { type: { const: type } } },
      then: { properties: { data: of(schema) } },
    })),
  };
}

const contractsFrom = (kind: PluginSource['kind']): SectionContract<unknown>[] =>
  sectionContracts.filter(({ source }) => source.kind === kind);

if (process.argv[1] === import.meta.filename) {
  const file = join(import.meta.dirname, '../../../libs/api-client/openapi.json');
  const name = relative(process.cwd(), file);
  const document = `${JSON.stringify(openApiDocument(), null, 2)}\n`;
  if (process.argv.includes('--write')) {
    writeFileSync(file, document);
    console.log(`${name}: written`);
  } else if (existsSync(file) && readFileSync(file, 'utf8') === document) {
    console.log(`${name}: matches the client`);
  } else {
    console.error(`${name}: differs from the client; run tools/checks/src/openapi.ts with --write`);
    process.exitCode = 1;
  }
}
