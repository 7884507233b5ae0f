import { ProfileError } from '@oa-profile/errors';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createErrorLog, createErrorReporter, type ErrorLog } from './index.js';
import type { ReportError } from './error-log.js';
import { startReportService, type ReportService } from './testing/report-service.js';

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

let service: ReportService;
let page: ReturnType<typeof createPage>;
let token: string | undefined;
let tapped: string[] = [];
let log: ErrorLog;

/** A file of ours, in which most words of the language stand, too. */
const ownFile = `const of=["and","the","is","not","my","tea","table","name"];e.couponHighlights("It was here, and nobody knows why");`;

/** The page's address, with a query or fragment. */
const showAddress = (rest: string): void =>
  void vi.stubGlobal('location', { href: `${service.origin}/@x${rest}`, origin: service.origin });

/** Has the error passed through our file, whose words are then read. */
function inOurFile(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const [head = ''] = error.stack?.split(/\n +at /) ?? [];
  error.stack = `${head}\n    at of (${service.origin}/assets/main.js:1:7)`;
  return error;
}

beforeEach(async () => {
  service = await startReportService({ '/assets/main.js': ownFile });
  page = createPage();
  vi.stubGlobal('document', page);
  showAddress('');
  vi.stubGlobal('navigator', { userAgent: 'test browser', language: 'th' });
  token = undefined;
  tapped = [];
  log = createErrorLog(() => undefined);
  log.listen(new EventTarget());
  log.connect(connected());
});
const connected = (): ReportError =>
  createErrorReporter({
    dsn: service.dsn,
    tags: () => ({ searchId: '@x', appStatus: 'started', appOrigin: 'liff' }),
    most: Number.POSITIVE_INFINITY,
    secrets: () => [token],
    taps: () => tapped.map((name) => ({ at: 0, name })),
  });
afterEach(() => {
  service.server.close();
  vi.unstubAllGlobals();
});

/** Everything that was sent, once these errors have been reported. */
async function sent(...errors: unknown[]): Promise<string> {
  const { requests } = service;
  const before = requests.length;
  errors.forEach((error, number) => log.capture(error, `place ${number} ${before}`));
  await service.events(before + errors.length);
  return requests
    .slice(before)
    .map(({ body }) => body)
    .join('\n');
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

/** Messages of the engines, of the DOM and of the network, in which `§` quotes something. */
const messagesOfEngines = String.raw`
§ is not defined
Can't find variable: §
Cannot access '§' before initialization
Cannot access uninitialized variable.
Cannot access '§' before initialization.
can't access lexical declaration '§' before initialization
Cannot read properties of undefined (reading '§')
Cannot read properties of null (reading '§')
Cannot set properties of undefined (setting '§')
Cannot destructure property '§' of '§' as it is undefined.
Cannot read private member § from an object whose class did not declare it
undefined is not an object (evaluating '§')
null is not an object (evaluating '§')
undefined is not a function (near '§')
§ is not a function. (In '§', '§' is undefined)
§ is not a function. (In '§', '§' is an instance of §)
§ is not a constructor
§ is not iterable
can't access property "§", § is undefined
can't access property "§" of null
§ is undefined
§ is null
§ is not a function
Assignment to constant variable.
invalid assignment to const '§'
Attempted to assign to readonly property.
Cannot assign to read only property '§' of object '§'
"§" is read-only
Cannot add property §, object is not extensible
can't define property "§": Object is not extensible
Attempting to define property on object that is not extensible.
Cannot delete property '§' of §
Maximum call stack size exceeded
Maximum call stack size exceeded.
too much recursion
Invalid array length
Array size is not a small enough positive integer.
Array length must be a positive integer of safe magnitude.
Invalid time value
Invalid Date
date value is not finite in DateTimeFormat format()
Invalid time zone specified: §
invalid time zone in DateTimeFormat(): §
Invalid currency code : §
invalid currency code in NumberFormat(): "§"
Incorrect locale information provided
invalid language tag: "§"
invalid language tag: §
Value § out of range for § options property §
Invalid count value: §
repeat count must be non-negative
URI malformed
malformed URI sequence
URI error
String contained an illegal UTF-16 sequence.
Unexpected token '§', "§" is not valid JSON
Unexpected end of JSON input
JSON Parse error: Unexpected EOF
JSON Parse error: Unrecognized token '§'
JSON Parse error: Unexpected identifier "§"
Converting circular structure to JSON
JSON.stringify cannot serialize cyclic structures.
cyclic object value
Unexpected identifier '§'
Unexpected end of input
Unexpected end of script
missing ) after argument list
Invalid or unexpected token
Unexpected EOF
expected expression, got '§'
Invalid regular expression: invalid group specifier name
Cannot use import statement outside a module
Failed to fetch
Failed to fetch dynamically imported module: §
error loading dynamically imported module: §
Importing a module script failed.
Load failed
NetworkError when attempting to fetch resource.
The network connection was lost.
The Internet connection appears to be offline.
The request timed out.
A server with the specified hostname could not be found.
The operation was aborted.
The user aborted a request.
signal is aborted without reason
signal timed out
Fetch is aborted
The operation is insecure.
The operation is not supported.
The operation timed out.
The operation would yield an incorrect node tree.
The object can not be found here.
The object is in an invalid state.
The quota has been exceeded.
The string did not match the expected pattern.
The string contains invalid characters.
An invalid or illegal string was specified
The node to be removed is not a child of this node.
Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.
Failed to execute 'insertBefore' on 'Node': The node before which the new node is to be inserted is not a child of this node.
Node.removeChild: The node to be removed is not a child of this node
Node.insertBefore: Child to insert before is not a child of this node
Failed to execute '§' on '§': Setting the value of '§' exceeded the quota.
Failed to read the 'localStorage' property from 'Window': Access is denied for this document.
Failed to construct '§': Invalid URL
Invalid URL
The URL is invalid.
§ is not a valid URL.
Failed to execute 'querySelector' on 'Document': '§' is not a valid selector.
Failed to execute 'showModal' on 'HTMLDialogElement': The element already has an 'open' attribute, and therefore cannot be opened modally.
Failed to execute 'showPopover' on 'HTMLElement': Invalid on popover elements which are already showing.
Failed to execute 'showPopover' on 'HTMLElement': Invalid on disconnected popover elements.
Failed to execute 'share' on 'Navigator': Must be handling a user gesture to perform a share request.
Share canceled
Abort due to cancellation of share.
Document is not focused.
Write permission denied.
The request is not allowed by the user agent or the platform in the current context, possibly because the user denied permission.
Failed to register a ServiceWorker for scope ('§') with script ('§'): The script has an unsupported MIME type ('§').
Failed to update a ServiceWorker
The document is in an invalid state.
Java object is gone
Script error.
Out of memory
out of memory
Class constructor § cannot be invoked without 'new'
Reduce of empty array with no initial value
reduce of empty array with no initial value
Object prototype may only be an Object or null: §
Method § called on incompatible receiver §
Illegal invocation
Illegal constructor
Permission denied to access property "§"
Blocked a frame with origin "§" from accessing a cross-origin frame.
Division by zero
Cannot mix BigInt and other types, use explicit conversions
Cannot convert undefined or null to object
can't convert undefined to object
Cannot convert a Symbol value to a string
Cannot convert object to primitive value
Iterator result § is not an object
Generator is already running
Promise resolver § is not a function
All promises were rejected
No Promise in Promise.any was resolved
Right-hand side of 'instanceof' is not callable
invalid 'instanceof' operand §
Cannot use 'in' operator to search for '§' in §
cannot use 'in' operator to search for "§" in "§"
§ is not an Object. (evaluating '§')
Unable to preload CSS for §
Unable to get property '§' of undefined or null reference
Object doesn't support property or method '§'
A mutation operation was attempted on a database that did not allow mutations.
Connection to Indexed Database server lost. Refresh the page to try again
Internal error opening backing store for indexedDB.open.
`
  .trim()
  .split('\n');

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
    `a report has no words of a server, wherever they occur (${numRuns} errors)`,
    async () => {
      await fc.assert(
        fc.asyncProperty(foreignText, fc.constantFrom(...carriers), async ({ words, text }, carry) => {
          showAddress(`?q=${encodeURIComponent(text)}#${text}`);
          tapped = [`coupon ${text}, ${text}`];
          const left = await sent(carry(text), inOurFile(carry(text)));
          for (const word of words) expect(left.toLowerCase()).not.toContain(word);
        }),
        { numRuns },
      );
    },
    60_000 + numRuns * 50,
  );

  it(
    `a report has no typed text and no token, even if our own messages quote them (${numRuns} errors)`,
    async () => {
      const errorSaying = (text: string): unknown[] => [
        new ProfileError({ code: 'UNKNOWN', message: `It was ${text}`, data: { issues: [`at ${text}`] } }),
        new TypeError(text),
        inOurFile(new TypeError(`${text} is not a function`)),
        inOurFile(new TypeError(`Cannot read properties of undefined (reading '${text}')`)),
        inOurFile(new Error(`It was here, and nobody knows why ${text}`)),
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
            tapped = [`coupon ${text}`, text, used];
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

  it('a report has the path template of the call and its outcome', async () => {
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

  it('a report keeps the words of every engine, and hides what they quote', async () => {
    let left = '';
    // One at a time: the service gets at most thirty at once.
    for (const message of messagesOfEngines)
      left += await sent(new TypeError(message.replaceAll('§', 'zqname')));
    for (const message of messagesOfEngines)
      expect(left).toContain(JSON.stringify(message.replaceAll('§', '[hidden]')).slice(1, -1));
    expect(left).not.toContain('zq');
  });

  it('a report keeps the number that says what React found', async () => {
    const left = await sent(
      new Error(
        'Minified React error #418; visit https://react.dev/errors/418?args[]=zqname for the full message',
      ),
    );
    expect(left).toContain('Minified React error #418; visit [hidden]');
    expect(left).not.toContain('zq');
  });
});

describe('typed texts', () => {
  it.each(['change', 'focusout'])(
    'typed texts are remembered from before a change, and from %s',
    async (leave) => {
      const field: FakeField = { type: 'text', value: '' };
      page.type(field, 'zqfirst');
      page.type(field, 'zqsecond');
      field.value = 'zqsec';
      page.fire('input', field);
      page.fire(leave, field);
      // Has only grown.
      field.value = 'zqsec or so';
      page.fire('input', field);
      const said = (text: string): ProfileError =>
        new ProfileError({ code: 'UNKNOWN', message: `It was ${text}!` });
      const left = await sent(said('zqfirst'), said('zqsecond'), said('zqsec'));
      expect(left).not.toMatch(/zq/);
    },
  );

  it('typed texts are remembered from a field that was removed from the page while being edited', async () => {
    const field: FakeField = { type: 'textarea', value: '' };
    page.type(field, 'zqgone');
    const left = await sent(new ProfileError({ code: 'UNKNOWN', message: 'It was zqgone!' }));
    expect(left).not.toMatch(/zq/);
  });

  it('typed texts are remembered from before the reports are connected', async () => {
    const early = createErrorLog(() => undefined);
    early.listen(new EventTarget());
    const field: FakeField = { type: 'textarea', value: '' };
    page.type(field, 'zqearly');
    early.connect(connected());
    early.capture(new ProfileError({ code: 'UNKNOWN', message: 'It was zqearly!' }), 'page');
    const [event] = await service.events(1);
    expect(JSON.stringify(event)).toContain('It was [hidden]!');
  });

  it('typed texts do not include values that nobody types', async () => {
    page.fields.push({ type: 'radio', value: 'status' }, { type: 'hidden', value: 'API' });
    expect(await sent(ours({}))).toContain('The API answered 422');
  });
});
