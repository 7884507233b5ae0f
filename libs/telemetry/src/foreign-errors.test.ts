import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createErrorReporter, type ReportError } from './index.js';

interface SentEvent {
  tags: { place: string };
  exception?: { values: { stacktrace?: { frames: { filename: string; lineno: number }[] } }[] };
}

let server: Server;
let events: SentEvent[];
let report: ReportError;

beforeEach(async () => {
  events = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      events.push(JSON.parse(body.split('\n')[2] ?? '') as SentEvent);
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubGlobal('location', { href: 'https://page.example/@x' });
  vi.stubGlobal('navigator', { userAgent: 'test browser', language: 'th' });
  vi.stubGlobal('document', { querySelectorAll: () => [], addEventListener: () => undefined });
  report = createErrorReporter({
    dsn: `http://public@127.0.0.1:${(server.address() as AddressInfo).port}/7`,
    tags: () => ({ searchId: '@x', appStatus: 'started', appOrigin: 'liff' }),
  });
});
afterEach(() => {
  server.close();
  vi.unstubAllGlobals();
});

/** An error that is thrown in these files, the innermost first: written as Chrome does, or as Firefox and Safari do. */
function thrownIn(spelling: 'chrome' | 'others', ...files: string[]): Error {
  const error = new TypeError("Cannot read properties of undefined (reading 'name')");
  const line = (file: string, number: number): string =>
    spelling === 'chrome'
      ? `    at step${number} (${file}:${number + 1}:7)`
      : `step${number}@${file}:${number + 1}:7`;
  error.stack = [...(spelling === 'chrome' ? [String(error)] : []), ...files.map(line)].join('\n');
  return error;
}

/** The places of what has been sent, once an error of the page that was reported last has arrived. */
async function placesSent(): Promise<string[]> {
  report(thrownIn('chrome', 'https://page.example/assets/main.js'), 'last');
  await vi.waitFor(() => expect(events.map(({ tags }) => tags.place)).toContain('last'), 3000);
  return events.map(({ tags }) => tags.place).filter((place) => place !== 'last');
}

describe('of what is not the page’s', () => {
  it.each([
    ['chrome', 'chrome-extension://aapbdbdomjkkjkaonfhkkikfgjllcleb/content.js'],
    ['others', 'moz-extension://3f1c2a7e-5c3b-4d6c-9d5e-0a1b2c3d4e5f/content.js'],
    ['others', 'safari-extension://com.example.clipper-TEAM/1a2b/content.js'],
    ['others', 'safari-web-extension://8E6A1C8B-0C4F-4B8E-9D7A-1B2C3D4E5F60/content.js'],
    ['others', 'webkit-masked-url://hidden/'],
    ['chrome', 'ms-browser-extension://abcdef/content.js'],
  ] as const)('no error is sent that lies in an extension only: in %s, %s', async (spelling, file) => {
    report(thrownIn(spelling, file, file), 'window');
    report(thrownIn(spelling, file), 'promise');
    expect(await placesSent()).toEqual([]);
  });

  it('no error is sent that lies in native code which an extension called', async () => {
    report(thrownIn('chrome', '<anonymous>', 'chrome-extension://abc/content.js'), 'window');
    report(thrownIn('others', '[native code]', 'moz-extension://abc/content.js'), 'window');
    expect(await placesSent()).toEqual([]);
  });

  it.each([
    'Script error.',
    'Script error',
    'ResizeObserver loop completed with undelivered notifications.',
    'ResizeObserver loop limit exceeded',
    'Object Not Found Matching Id:3, MethodName:simulateEvent, ParamCount:4',
    'Object Not Found Matching Id:12, MethodName:update, ParamCount:4',
    'Error invoking postMessage: Java object is gone',
    "Can't find variable: _AutofillCallbackHandler",
  ])('no report is sent of "%s", as a text or as an error', async (message) => {
    report(message, 'window');
    report(new Error(message), 'window');
    report(message, 'promise');
    report(new Error(message), 'promise');
    expect(await placesSent()).toEqual([]);
  });
});

describe('of what is the page’s', () => {
  it('an error is sent that passed through an extension, wherever it was thrown', async () => {
    const page = 'https://page.example/assets/main.js';
    const extension = 'chrome-extension://abc/content.js';
    report(thrownIn('chrome', page, extension), 'called by it');
    report(thrownIn('chrome', extension, page), 'calling it');
    report(
      Object.assign(thrownIn('chrome', extension), { cause: thrownIn('chrome', page) }),
      'caused by the page',
    );
    expect((await placesSent()).sort()).toEqual(['called by it', 'calling it', 'caused by the page']);
  });

  it('a message about a resize observer or a script that only resembles those of browsers is sent', async () => {
    report(new Error('The ResizeObserver failed'), 'one');
    report(new Error('Script error in main'), 'two');
    report(new Error('Object not found'), 'three');
    expect((await placesSent()).sort()).toEqual(['one', 'three', 'two']);
  });

  it('errors of one message, thrown at different places, are all sent, each with its own frames', async () => {
    const files = ['a', 'b', 'c'].map((name) => `https://page.example/assets/${name}.js`);
    for (const file of files) report(thrownIn('chrome', file), 'window');
    report(thrownIn('chrome', ...files), 'window');
    expect(await placesSent()).toHaveLength(4);
    const framesOf = ({ exception }: SentEvent): string =>
      JSON.stringify(exception?.values[0]?.stacktrace?.frames);
    expect(new Set(events.filter(({ tags }) => tags.place === 'window').map(framesOf)).size).toBe(4);
  });
});
