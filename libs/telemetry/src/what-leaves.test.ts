import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ProfileError } from '@oa-profile/errors';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createErrorLog, createErrorReporter, type ErrorLog } from './index.js';

/** To run with more errors: `WHAT_LEAVES_RUNS=10000 npx vitest run what-leaves`. */
const numRuns = Number(process.env['WHAT_LEAVES_RUNS'] ?? 200);

interface FakeField {
  type: string;
  value: string;
}

/** A page with fields, in which the test acts as the visitor. */
function createPage() {
  const listeners: Record<string, ((event: { target: unknown }) => void)[]> = {};
  const fields: FakeField[] = [];
  return {
    fields,
    addEventListener: (name: string, listener: (event: { target: unknown }) => void) =>
      void (listeners[name] ??= []).push(listener),
    querySelectorAll: () => fields,
    fire: (name: string, target: FakeField) => listeners[name]?.forEach((listener) => listener({ target })),
    type(field: FakeField, text: string) {
      for (let length = 1; length <= text.length; length += 1) {
        field.value = text.slice(0, length);
        this.fire('input', field);
      }
    },
  };
}

let server: Server;
let bodies: string[];
let page: ReturnType<typeof createPage>;
let token: string | undefined;
let log: ErrorLog;

beforeEach(async () => {
  bodies = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      bodies.push(body);
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  page = createPage();
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { href: 'https://page.example/@x' });
  vi.stubGlobal('navigator', { userAgent: 'test browser', language: 'th' });
  token = undefined;
  log = createErrorLog(() => undefined);
  log.listen(new EventTarget());
  log.connect(
    createErrorReporter({
      dsn: `http://public@127.0.0.1:${(server.address() as AddressInfo).port}/7`,
      tags: () => ({ searchId: '@x', appStatus: 'started', appOrigin: 'liff' }),
      secrets: () => [token],
    }),
  );
});
afterEach(() => {
  server.close();
  vi.unstubAllGlobals();
});

/** Everything that was sent, once these errors have been reported. */
async function sent(...errors: unknown[]): Promise<string> {
  const before = bodies.length;
  errors.forEach((error, number) => log.capture(error, `place ${number} ${before}`));
  await vi.waitFor(() => expect(bodies).toHaveLength(before + errors.length), {
    timeout: 10_000,
    interval: 1,
  });
  return bodies.slice(before).join('\n');
}

const ours = (fields: object, cause?: unknown): ProfileError =>
  new ProfileError({ code: 'HTTP_ABNORMAL', message: 'The API answered 422', data: fields, cause });

/** The ways in which a foreign text gets into a thrown value. */
const carriers: readonly ((text: string) => unknown)[] = [
  (text) => ours({ status: 422, message: text, serverStatusCode: text, value: text }),
  (text) => ours({ method: text, path: text, status: text, reason: text, issues: text }),
  (text) => ours({}, new Error(text)),
  (text) => ours({}, text),
  (text) => new Error(text),
  (text) => new TypeError(`Cannot read properties of undefined (reading '${text}')`),
  (text) => new SyntaxError(`Unexpected token 'h', "${text}" is not valid JSON`),
  (text) => Object.assign(new Error('x'), { name: text, code: text }),
  (text) => Object.assign(new Error('x'), { name: `${text}Error` }),
  (text) => new Error(`x\n    at ${text} (https://page.example/${text}.js:1:2)`),
  (text) => new Error('x', { cause: new Error('y', { cause: new Error(text) }) }),
  (text) => new AggregateError([new Error(text)], text),
  (text) => text,
  (text) => ({ message: text, [text]: text }),
  (text) => [text],
  (text) => ({ toString: () => text, toJSON: () => text }),
];

/** Unique words, joined by characters that make texts hard to find. */
const foreignText = fc
  .array(fc.stringMatching(/^zq[a-z0-9]{4,9}$/), { minLength: 1, maxLength: 4 })
  .chain((words) =>
    fc
      .constantFrom(' ', '\n', ', ', '"', '/', '%20', '\\', '.', '-')
      .map((joint) => ({ words, text: words.join(joint) })),
  );

describe('a report', () => {
  it(
    `has no words of a server, wherever they occur (${numRuns} errors)`,
    async () => {
      await fc.assert(
        fc.asyncProperty(foreignText, fc.constantFrom(...carriers), async ({ words, text }, carry) => {
          const left = await sent(carry(text));
          for (const word of words) expect(left.toLowerCase()).not.toContain(word);
        }),
        { numRuns },
      );
    },
    60_000 + numRuns * 50,
  );

  it(
    `has no typed text and no token of the session, even if our own messages quote them (${numRuns} errors)`,
    async () => {
      const errorSaying = (text: string): unknown[] => [
        new ProfileError({ code: 'UNKNOWN', message: `It was ${text}`, data: { issues: [`at ${text}`] } }),
        new TypeError(text),
      ];
      await fc.assert(
        fc.asyncProperty(
          foreignText,
          fc.stringMatching(/^zq[A-Za-z0-9._~+/=-]{8,30}$/),
          async ({ text }, used) => {
            const field: FakeField = { type: 'textarea', value: '' };
            page.fields.push(field);
            page.type(field, text);
            token = used;
            await sent(new Error('x'));
            // The text is changed, the form is gone, and there is another token.
            page.type(field, 'something else');
            page.fields.length = 0;
            token = 'another';
            const left = await sent(...errorSaying(text), ...errorSaying(used));
            for (const secret of [text, used]) {
              expect(left).not.toContain(secret);
              expect(left).not.toContain(JSON.stringify(secret).slice(1, -1));
              expect(left).not.toContain(encodeURIComponent(secret));
            }
          },
        ),
        { numRuns: Math.ceil(numRuns / 4) },
      );
    },
    60_000 + numRuns * 50,
  );

  it('has the path template of the call and its outcome', async () => {
    const data = {
      method: 'POST',
      path: '/v1/account-page/{searchId}/report',
      transactionId: 'id',
      status: 422,
      serverStatusCode: 'NO',
      message: 'You wrote badly',
      mayHaveActed: true,
      issues: ['result.account.name: string, expected string'],
    };
    const event = JSON.parse((await sent(ours(data))).split('\n')[2] ?? '') as { extra: { thrown: string } };
    expect(JSON.parse(event.extra.thrown)).toEqual({
      status: 422,
      method: 'POST',
      path: '/v1/account-page/{searchId}/report',
      mayHaveActed: true,
      issues: ['result.account.name: string, expected string'],
    });
  });

  it('keeps the words of a browser that reveal nothing about anybody', async () => {
    const left = await sent(new TypeError("Cannot read properties of undefined (reading 'zqname')"));
    expect(left).toContain("Cannot read properties of undefined (reading '[hidden]')");
  });
});

describe('typed texts', () => {
  it('are remembered from before a change, and from when the field was left', async () => {
    const field: FakeField = { type: 'text', value: '' };
    page.type(field, 'zqfirst');
    page.type(field, 'zqsecond');
    field.value = 'zqsec';
    page.fire('input', field);
    page.fire('change', field);
    const said = (text: string): ProfileError =>
      new ProfileError({ code: 'UNKNOWN', message: `It was ${text}!` });
    const left = await sent(said('zqfirst'), said('zqsecond'), said('zqsec'));
    expect(left).not.toMatch(/zq/);
  });

  it('are remembered from a field that was removed from the page while being edited', async () => {
    const field: FakeField = { type: 'textarea', value: '' };
    page.type(field, 'zqgone');
    const left = await sent(new ProfileError({ code: 'UNKNOWN', message: 'It was zqgone!' }));
    expect(left).not.toMatch(/zq/);
  });

  it('do not include values that nobody types', async () => {
    page.fields.push({ type: 'radio', value: 'status' }, { type: 'hidden', value: 'API' });
    expect(await sent(ours({}))).toContain('The API answered 422');
  });
});
