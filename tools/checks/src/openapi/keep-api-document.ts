import { keepContent, keepErrorCodes, keepStatus } from '@oa-profile/keep-client';
import { KEEP_SUCCESS } from '@oa-profile/keep-client/internal';
import { jsonSchemas, type JsonObject } from '../json-schemas.js';
import type { SchemaObject } from './describe.js';
import {
  about,
  aboutVersion,
  described,
  done,
  json,
  openApi,
  schemaReference,
  serversNamed,
} from './document.js';
import type { Words } from './words/word.js';

const words: Words = {
  KeepContent: {
    is: 'What is kept: a link to a page, with what the list of kept pages shows.',
    parts: {
      contentId: ['Unique for the visitor: the basic search id of the account.', '@412kmrbi'],
      title: ['Name of the account, in the language of the page.', 'Komorebi Coffee'],
      url: ['Address of the page: `http:` or `https:`.', 'https://pages.example/@komorebi'],
      imageUrl: ["Address of the account's picture.", 'https://pictures.example.com/komorebi/icon.png'],
    },
  },
  KeepStatus: {
    is: "Whether the content is in the visitor's collection.",
    parts: { kept: ['Whether it is kept now.', true] },
  },
};

/** What each code is for, and what the page does then; with the status that goes well with it. */
const codes: Record<number, { status: number; is: string; message: string }> = {
  101: {
    status: 400,
    is: 'A parameter is invalid. The page says that it did not work.',
    message: 'invalid parameter',
  },
  402: { status: 403, is: 'The visitor may not use Keep. The page says so.', message: 'forbidden user' },
  403: {
    status: 403,
    is: 'Access is denied, also without a token. The page says so.',
    message: 'access denied',
  },
  405: { status: 404, is: 'There is no such visitor. The page says so.', message: 'user not found' },
  500: { status: 500, is: 'A general error. The page says that it did not work.', message: 'general error' },
  504: {
    status: 504,
    is: 'The request failed. The page asks to try again later.',
    message: 'request failed',
  },
  807: { status: 409, is: 'It is kept already. The page shows it as kept; that is no failure.', message: 'content already exists' }, // prettier-ignore
  808: { status: 507, is: 'The storage takes nothing more. The page says that storage is short, and what to do.', message: 'storage error' }, // prettier-ignore
  809: { status: 500, is: 'An internal error. The page asks to try again later.', message: 'internal error' },
  810: { status: 413, is: 'The collection is full. The page says that storage is short, and what to do.', message: 'exceeds bookmark size' }, // prettier-ignore
};

const introduction = `\
The visitor's own collection of pages, as the public profile page of an official account uses it.

## Answers

Every answer has \`code\` and \`message\`, and \`result\` when the code is 0. **The code decides, whatever the status**: a
status of 4xx or 5xx that goes with it is welcome, and 200 is taken as well. A code that is not in this document is an
unknown failure. \`message\` is for the log; no visitor sees it.

## Who calls

Only known visitors, from the browser, with \`authorization: Bearer …\`. The page asks an anonymous one to sign in first.
A status of 401 says that the token is no longer valid: the page gets a new one, once, and repeats the call. CORS has to
allow the page's origin, the methods GET, POST and DELETE and the headers \`authorization\`, \`content-type\` and
\`accept-language\`, in the preflight as well. Nothing of it may be kept by caches: \`cache-control: no-store\`.

## Time and retries

A call has 11,000 ms in total, retries included: up to 3, after 100, 200 and 400 ms, each plus up to 20 % at random. An
attempt without an answer is always repeated, 5xx only of GET and DELETE.

## Exactly once

There is no transaction id. Keeping twice answers 807 and changes nothing, removing twice succeeds; so a repeat after a
lost answer does no harm.

## Limits

An id has 1 to 128 characters. A title has up to 500, of any kind, emoji included; an
address has up to 2,000. Addresses are those of the web, \`http:\` or \`https:\`: any other, such as \`javascript:\`, is
refused with 101. How much a collection holds is up to the server, which answers 810 beyond.

${aboutVersion}`;

/** The OpenAPI 3.1 document of the Keep API, from the client's schemas and table of codes. */
export function keepApiDocument(): JsonObject {
  const { definitions } = jsonSchemas({ KeepContent: keepContent, KeepStatus: keepStatus }, schemaReference);
  const { all, exampleOf } = described(definitions, words);
  const content: SchemaObject = { $ref: schemaReference('KeepContent') };
  const operation = (
    operationId: string,
    summary: string,
    description: string,
    kept: boolean,
    without: number[],
  ) => ({
    operationId,
    tags: ['Keep'],
    summary,
    description,
    responses: responses(kept, without),
  });
  return {
    ...openApi,
    info: {
      title: 'Keep API',
      ...about,
      summary: "The visitor's own collection of pages.",
      description: introduction,
    },
    servers: serversNamed('https://keep.example', 'The Keep API of a platform.'),
    security: [{ visitorToken: [] }],
    tags: [{ name: 'Keep', description: "The visitor's own collection." }],
    paths: {
      '/v1/keep': {
        parameters: [{ $ref: '#/components/parameters/acceptLanguage' }],
        post: {
          ...operation(
            'keep',
            'Keep a page',
            'The page shows it as kept at once, and goes back if it fails. Keeping what is kept is refused with 807, which the page takes for done.',
            true,
            [],
          ),
          requestBody: { required: true, ...json(content, exampleOf(content)) },
        },
      },
      '/v1/keep/{contentId}': {
        parameters: [
          { $ref: '#/components/parameters/contentId' },
          { $ref: '#/components/parameters/acceptLanguage' },
        ],
        get: operation(
          'keepStatus',
          'Whether a page is kept',
          'Asked once the visitor is known, if the account offers Keep. If it fails, the page offers to keep.',
          true,
          [807, 808, 810],
        ),
        delete: operation(
          'unKeep',
          'Remove a page from the collection',
          'Removing what is not kept succeeds. The page shows it as removed at once, and goes back if it fails.',
          false,
          [807, 810],
        ),
      },
    },
    components: {
      schemas: { ...all, KeepAnswer: answerSchema, KeepError: errorSchema },
      securitySchemes: {
        visitorToken: { type: 'http', scheme: 'bearer', description: "The visitor's token." },
      },
      parameters: {
        contentId: {
          name: 'contentId',
          in: 'path',
          required: true,
          description: 'Id of what is kept.',
          example: '@412kmrbi',
          schema: { type: 'string', minLength: 1, maxLength: 128 },
        },
        acceptLanguage: {
          name: 'accept-language',
          in: 'header',
          description: "The browser's languages.",
          example: 'th,en;q=0.8',
          schema: { type: 'string' },
        },
      },
    },
  };
}

const message = {
  type: 'string',
  description: 'What happened, in English, for the log; no visitor sees it.',
};

const answerSchema = {
  type: 'object',
  description: 'Success.',
  properties: {
    code: { const: KEEP_SUCCESS, type: 'integer', description: 'Success.', examples: [KEEP_SUCCESS] },
    message: { ...message, examples: ['ok'] },
    result: { description: 'How it is now.', $ref: schemaReference('KeepStatus') },
  },
  required: ['code', 'message', 'result'],
};

const errorSchema = {
  type: 'object',
  description: 'A refusal or a failure.',
  properties: {
    code: {
      type: 'integer',
      'x-extensible-enum': Object.keys(keepErrorCodes).map(Number),
      description: 'What went wrong. Any other number is an unknown failure.',
      examples: [810],
    },
    message: { ...message, examples: ['exceeds bookmark size'] },
  },
  required: ['code', 'message'],
};

function responses(kept: boolean, without: readonly number[]): JsonObject {
  const byStatus = new Map<number, number[]>();
  for (const code of Object.keys(keepErrorCodes).map(Number)) {
    if (without.includes(code)) continue;
    const { status } = wordsOf(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return {
    200: done(
      { $ref: schemaReference('KeepAnswer') },
      { code: KEEP_SUCCESS, message: 'ok', result: { kept } },
    ),
    ...Object.fromEntries([...byStatus].map(([status, all]) => [status, refusal(all)])),
  };
}

const refusal = (all: readonly number[]): JsonObject => ({
  description: all.map((code) => `${code}: ${wordsOf(code).is}`).join('\n\n'),
  content: {
    'application/json': {
      schema: { $ref: schemaReference('KeepError') },
      examples: Object.fromEntries(
        all.map((code) => [code, { value: { code, message: wordsOf(code).message } }]),
      ),
    },
  },
});

function wordsOf(code: number) {
  const found = codes[code];
  if (!found) throw new Error(`Keep's code ${code} has no words`);
  return found;
}
