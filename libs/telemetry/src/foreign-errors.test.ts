import { ProfileError } from '@oa-profile/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createErrorReporter } from './index.js';
import type { ReportError } from './error-log.js';
import { startReportService, type ReportService } from './testing/report-service.js';

interface SentEvent {
  tags: { place: string; foreign_errors?: string };
  exception?: { values: { stacktrace?: { frames: { filename: string; lineno: number }[] } }[] };
}

let service: ReportService;
let events: SentEvent[];
let report: ReportError;

beforeEach(async () => {
  events = [];
  service = await startReportService();
  // No report waits for the page's files, which are not there: those that come later would overtake it.
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) =>
    input.startsWith('https://page.example/') ? new Response('') : fetch(input, init),
  );
  vi.stubGlobal('location', { href: 'https://page.example/@x', origin: 'https://page.example' });
  vi.stubGlobal('navigator', { userAgent: 'test browser', language: 'th' });
  vi.stubGlobal('document', { querySelectorAll: () => [], addEventListener: () => undefined });
  report = createErrorReporter({
    dsn: service.dsn,
    tags: () => ({ searchId: '@x', appStatus: 'started', appOrigin: 'liff' }),
  });
});
afterEach(() => {
  service.server.close();
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

/** The places of what has been sent, once `count` reports and an error of the page that was reported last have arrived. */
async function placesSent(count = 0): Promise<string[]> {
  report(thrownIn('chrome', 'https://page.example/assets/main.js'), 'last');
  do events = await service.events(Math.max(events.length, count) + 1);
  while (!events.some(({ tags }) => tags.place === 'last'));
  return events.map(({ tags }) => tags.place).filter((place) => place !== 'last');
}

const page = 'https://page.example/assets/main-B1c2.js';
const document = 'https://page.example/@x';
const extension = 'chrome-extension://abc/content.js';

/** Files that others bring into the document, as the engines name them in stacks. */
const foreignFiles = [
  ['chrome', extension],
  ['others', 'moz-extension://3f1c2a7e-5c3b-4d6c-9d5e-0a1b2c3d4e5f/content.js'],
  ['others', 'safari-extension://com.example.clipper-TEAM/1a2b/content.js'],
  ['others', 'safari-web-extension://8E6A1C8B-0C4F-4B8E-9D7A-1B2C3D4E5F60/content.js'],
  ['others', 'webkit-masked-url://hidden/'],
  ['others', 'user-script:12'],
  ['chrome', '<anonymous>'],
  ['others', '[native code]'],
  // A script that an app puts into its web view has the document's address, or none.
  ['chrome', document],
  ['others', document],
  ['others', ''],
  ['others', `${document}?next=/assets/main.js`],
  ['chrome', 'https://translate.example/translate_a/element.js'],
  ['others', 'https://translate.example/element.js?from=https://page.example/assets/main.js'],
  ['chrome', 'https://page.example.evil.example/assets/main.js'],
  ['chrome', 'app://injected.js'],
  ['chrome', 'file:///android_asset/bridge.js'],
] as const;

describe('of what is not the page’s', () => {
  it.each(foreignFiles)('no uncaught error is sent: in %s, thrown in "%s"', async (spelling, file) => {
    report(thrownIn(spelling, file, file), 'window');
    report(thrownIn(spelling, file), 'promise');
    report(thrownIn(spelling, '<anonymous>', file), 'promise');
    report(Object.assign(thrownIn(spelling, file), { cause: thrownIn(spelling, file) }), 'window');
    expect(await placesSent()).toEqual([]);
  });

  it.each([
    'Script error.',
    'ResizeObserver loop completed with undelivered notifications.',
    'ResizeObserver loop limit exceeded',
    'Object Not Found Matching Id:3, MethodName:simulateEvent, ParamCount:4',
    'Error invoking postMessage: Java object is gone',
    "Can't find variable: _AutofillCallbackHandler",
    "undefined is not an object (evaluating 'window.webkit.messageHandlers.bridge.postMessage')",
    'Load failed',
    'The operation was aborted.',
    `Failed at ${page}:1:2`,
  ])('no uncaught message without a frame is sent: %s', async (message) => {
    report(message, 'window');
    report(Object.assign(new TypeError(message), { stack: undefined }), 'window');
    report(Object.assign(new TypeError(message), { stack: `TypeError: ${message}` }), 'promise');
    report({ message }, 'promise');
    report(undefined, 'promise');
    expect(await placesSent()).toEqual([]);
  });

  it('an error with a getter that throws is left out', async () => {
    const error = new Error('x');
    const get = (): never => {
      throw thrownIn('chrome', page);
    };
    report(Object.defineProperty(error, 'stack', { get }), 'window');
    expect(await placesSent()).toEqual([]);
  });

  it('the next report says how many errors there were', async () => {
    report(thrownIn('chrome', extension), 'window');
    report('Script error.', 'window');
    await placesSent();
    expect(events.map(({ tags }) => tags.foreign_errors)).toEqual(['2']);
  });
});

describe('of what is the page’s', () => {
  it.each(['chrome', 'others'] as const)(
    'an error is sent that passed through a file of the page, wherever it was thrown: in %s',
    async (spelling) => {
      report(thrownIn(spelling, page, extension), 'window');
      report(thrownIn(spelling, extension, page), 'promise');
      report(thrownIn(spelling, '<anonymous>', `${page}?v=1`), 'window');
      report(Object.assign(thrownIn(spelling, extension), { cause: thrownIn(spelling, page) }), 'window');
      report(Object.assign(new AggregateError([thrownIn(spelling, page)]), { stack: '' }), 'promise');
      expect(await placesSent(5)).toHaveLength(5);
    },
  );

  it.each([
    "undefined is not an object (evaluating 'a.B')",
    "null is not an object (evaluating 'n.parentNode')",
    'ResizeObserver loop of ours',
    'Script error.',
    "Can't find variable: _AutofillCallbackHandler",
    'Load failed',
  ])('an error is sent whatever its message resembles: %s', async (message) => {
    report(Object.assign(thrownIn('others', page), { message }), 'window');
    expect(await placesSent(1)).toEqual(['window']);
  });

  it('an error is sent that the page has caught or has thrown on purpose, with frames or without', async () => {
    report(Object.assign(new TypeError('Load failed'), { stack: '' }), 'load relation');
    report(thrownIn('chrome', extension), 'views');
    report(Object.assign(new ProfileError({ code: 'TIMEOUT', message: 'slow' }), { stack: '' }), 'promise');
    expect((await placesSent(3)).sort()).toEqual(['load relation', 'promise', 'views']);
  });

  it('errors of one message, thrown at different places, are all sent, each with its own frames', async () => {
    const files = ['a', 'b', 'c'].map((name) => `https://page.example/assets/${name}.js`);
    for (const file of files) report(thrownIn('chrome', file), 'window');
    report(thrownIn('chrome', ...files), 'window');
    expect(await placesSent(4)).toHaveLength(4);
    const framesOf = ({ exception }: SentEvent): string =>
      JSON.stringify(exception?.values[0]?.stacktrace?.frames);
    expect(new Set(events.filter(({ tags }) => tags.place === 'window').map(framesOf)).size).toBe(4);
  });

  it('causes that form a circle end', async () => {
    const first = thrownIn('chrome', extension);
    const second = Object.assign(thrownIn('chrome', extension), { cause: first });
    report(Object.assign(first, { cause: second }), 'window');
    expect(await placesSent()).toEqual([]);
  });
});
