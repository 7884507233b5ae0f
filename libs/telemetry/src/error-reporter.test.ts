import type { IncomingMessage } from 'node:http';
import { ProfileError } from '@oa-profile/errors';
import { MAX_OBJECT_TEXT } from '@oa-profile/errors/internal';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createErrorLog, createErrorReporter } from './index.js';
import { MAX_EVENT_TEXT, REPORT_BUFFER } from './limits.js';
import type { ErrorReporterOptions } from './error-reporter.js';
import { startReportService, type ReportService, type SentRequest } from './testing/report-service.js';

/** The parts of a reported event that are tested. */
interface SentEvent {
  tags: Record<string, string>;
  message?: string;
  exception?: {
    values: {
      type: string;
      value: string;
      mechanism: { type: string; handled: boolean };
      stacktrace?: { frames: { filename: string; function: string }[] };
    }[];
  };
  extra?: Record<string, string>;
  sdk: { settings: { infer_ip: string } };
}

let service: ReportService;
let requests: SentRequest[];
let dsn: string;
const fields: Partial<HTMLInputElement>[] = [];

beforeEach(async () => {
  service = await startReportService();
  ({ requests, dsn } = service);
  fields.splice(
    0,
    Infinity,
    { type: 'textarea', value: ' I was treated badly \n' },
    { type: 'radio', value: 'OTHER' },
  );
  vi.stubGlobal('location', {
    href: 'https://page.example/liff/@x?liff.state=secret#access_token=secret',
    origin: 'https://page.example',
  });
  vi.stubGlobal('navigator', { userAgent: `test browser ${'x'.repeat(300)}`, language: 'th' });
  vi.stubGlobal('document', { querySelectorAll: () => fields, addEventListener: () => undefined });
});
afterEach(() => {
  service.server.close();
  vi.unstubAllGlobals();
});

const reporter = (options: Partial<ErrorReporterOptions> = {}) =>
  createErrorReporter({
    dsn,
    tags: () => ({ searchId: '@x', appStatus: 'started', appOrigin: 'liff' }),
    ...options,
  });

const sentEvents = (count = 1): Promise<SentEvent[]> => service.events(count);

it('the error reporter sends an event with code, place and the tags of the page at that moment', async () => {
  let appStatus = 'starting';
  const report = reporter({
    release: '1.2.3',
    tags: () => ({ searchId: '@x', appStatus, appOrigin: 'liff' }),
  });
  report(new ProfileError({ code: 'TIMEOUT', message: 'API timeout occurred' }), 'relation');
  appStatus = 'started';
  const [event] = await sentEvents();
  expect(event).toMatchObject({
    release: '1.2.3',
    tags: {
      search_id: '@x',
      app_status: 'starting',
      app_origin: 'liff',
      page_url: 'https://page.example/liff/@x?liff.state',
      browser_language: 'th',
      code: 'TIMEOUT',
      place: 'relation',
    },
    exception: { values: [{ type: 'ProfileError', value: 'API timeout occurred' }] },
  });
  // The service drops tags that are longer.
  expect(event?.tags['user_agent']).toHaveLength(200);
  expect(requests[0]?.url).toContain('/api/7/envelope/?sentry_version=7&sentry_key=public');
});

it('the error reporter has the page’s address without values, even if the visitor has written that address', async () => {
  vi.stubGlobal('location', { href: 'https://page.example/liff/@x?zqvalue&lang=th#zqvalue' });
  reporter({ secrets: () => ['https://page.example/liff/@x'] })(new Error('x'), 'page');
  const [event] = await sentEvents();
  expect(event?.tags['page_url']).toBe('[hidden]?lang');
});

it('the error reporter has the page’s address where only the page has written it into a field', async () => {
  const href = 'https://page.example/@komorebi';
  vi.stubGlobal('location', { href });
  fields.push(
    { type: 'text', value: href, readOnly: true },
    { type: 'hidden', value: href },
    { type: 'range', value: 'komorebi' },
    { type: 'text', value: '@komorebi', defaultValue: '@komorebi' },
    { type: 'textarea', value: 'page.example', defaultValue: 'page.example' },
  );
  const log = createErrorLog(() => undefined);
  log.listen(new EventTarget());
  log.connect(reporter());
  // Opened later, as the ways to share are.
  fields.push({ type: 'url', value: href, readOnly: true });
  log.capture(new Error('x'), 'page');
  const [event] = await sentEvents();
  expect(event?.tags['page_url']).toBe(href);
});

it('the error reporter hides what the visitor has written over a text of the page', async () => {
  const field = { type: 'text', value: 'Komorebi', defaultValue: 'Komorebi' };
  fields.push(field);
  const log = createErrorLog(() => undefined);
  log.listen(new EventTarget());
  log.connect(reporter());
  field.value = 'zqtext';
  vi.stubGlobal('location', { href: 'https://page.example/zqtext' });
  log.capture(new Error('x'), 'page');
  const [event] = await sentEvents();
  expect(event?.tags['page_url']).toBe('https://page.example/[hidden]');
});

it('the error reporter cuts texts at 250 characters, and those of objects at 1000, and no secret in half', async () => {
  const report = reporter({ secrets: () => ['token-secret'] });
  const issues = Array.from({ length: 200 }, (_, index) => `items.${index}.name`);
  report(new ProfileError({ code: 'UNKNOWN', message: 'a'.repeat(400), data: { issues } }), 'page');
  report(new Error('the network '.repeat(40)), 'views');
  report('the network '.repeat(40), 'relation');
  report(
    new ProfileError({ code: 'TIMEOUT', message: `${'a'.repeat(MAX_EVENT_TEXT - 7)} token-secret` }),
    'page',
  );
  const [ours, fromError, fromText, withSecret] = await sentEvents(4);
  expect(withSecret?.exception?.values[0]?.value).toMatch(/^a+ \[hidd/);
  expect(ours?.exception?.values[0]?.value).toHaveLength(MAX_EVENT_TEXT);
  expect(ours?.extra?.['thrown']).toHaveLength(MAX_OBJECT_TEXT);
  expect(fromError?.exception?.values[0]?.value).toHaveLength(MAX_EVENT_TEXT);
  expect(fromError?.extra).toBeUndefined();
  expect(fromText?.message ?? fromText?.exception?.values[0]?.value).toHaveLength(MAX_EVENT_TEXT);
});

it('the error reporter sends nothing of the visitor: no token, no own words, no values in addresses, no IP address', async () => {
  const report = reporter({ secrets: () => ['token-secret', undefined] });
  const error = new ProfileError({
    code: 'HTTP_ABNORMAL',
    message: 'Refused "I was treated badly" of token-secret at https://api.example/a?user=secret',
    data: { status: 422, message: 'I was treated badly' },
    cause: new Error('https://api.example/b?token=secret#secret'),
  });
  error.stack = 'Error\n    at secretive (https://page.example/main.js?key=secret:1:2)';
  report(error, 'report');
  report({ config: { headers: { authorization: 'Bearer token-secret' } } }, 'relation');
  const events = await sentEvents(2);
  const event = events.find(({ tags }) => tags['place'] === 'report');
  const all = JSON.stringify(requests);
  expect(all.replace('secretive', '')).not.toContain('secret');
  expect(all).not.toContain('treated badly');
  expect(event?.extra?.['thrown']).toBe('{"status":422}');
  expect(event?.sdk.settings.infer_ip).toBe('never');
  expect(event?.exception?.values.map(({ value }) => value)).toEqual([
    '[hidden]',
    'Refused "[hidden]" of [hidden] at https://api.example/a?user',
  ]);
  expect(Object.keys(event ?? {}).sort()).toEqual([
    'environment',
    'event_id',
    'exception',
    'extra',
    'level',
    'platform',
    'sdk',
    'tags',
    'timestamp',
  ]);
  expect(requests[0]?.headers).not.toHaveProperty('sentry-trace');
  expect(requests[0]?.headers).not.toHaveProperty('baggage');
});

const fail = (): never => {
  throw new Error('the store is broken');
};

it('the error reporter reports without the tags of the page when they cannot be read', async () => {
  const report = reporter({ tags: fail });
  expect(() => report(new ProfileError({ code: 'TIMEOUT', message: 'slow' }), 'page')).not.toThrow();
  const [event] = await sentEvents();
  expect(event?.exception?.values[0]?.value).toBe('slow');
  expect(event?.tags).toMatchObject({ code: 'TIMEOUT', place: 'page' });
  expect(event?.tags).not.toHaveProperty('search_id');
});

it('the error reporter quotes nothing but the words of browsers while it cannot be known what is secret', async () => {
  const report = reporter({ secrets: fail });
  const error = new ProfileError({ code: 'TIMEOUT', message: 'No response for token-secret' });
  expect(() => report(error, 'page')).not.toThrow();
  const [event] = await sentEvents();
  expect(event?.exception?.values[0]?.value).toBe('No response for [hidden]');
});

it('the error reporter marks errors that nothing had caught as unhandled', async () => {
  const report = reporter();
  const stack = 'step@https://page.example/main.js:1:2';
  report(Object.assign(new Error('one'), { stack }), 'window');
  report(Object.assign(new Error('two'), { stack }), 'promise');
  report(new Error('three'), 'relation');
  const events = await sentEvents(3);
  const mechanisms = ['window', 'promise', 'relation'].map(
    (place) => events.find(({ tags }) => tags['place'] === place)?.exception?.values[0]?.mechanism,
  );
  expect(mechanisms).toEqual([
    expect.objectContaining({ type: 'onerror', handled: false }),
    expect.objectContaining({ type: 'onunhandledrejection', handled: false }),
    expect.objectContaining({ handled: true }),
  ]);
});

/** Waits until everything that was started so far has finished. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('the error reporter never throws or rejects if the service cannot be reached', async () => {
  const broken = new Promise<void>((resolve) => {
    service.server.removeAllListeners('request').on('request', ({ socket }: IncomingMessage) => {
      socket.destroy();
      resolve();
    });
  });
  const rejections: unknown[] = [];
  const note = (reason: unknown): number => rejections.push(reason);
  process.on('unhandledRejection', note);
  const report = reporter();
  expect(() => report(new Error('unheard'), 'page')).not.toThrow();
  await broken;
  // Once this later request has failed, the first one has failed, too.
  await expect(fetch(new URL(dsn).origin)).rejects.toThrow();
  await settled();
  process.off('unhandledRejection', note);
  expect(rejections).toEqual([]);
});

it('the error reporter keeps the first thirty reports while the SDK cannot be loaded, and tries again at the next error', async () => {
  vi.resetModules();
  vi.doMock('@sentry/browser', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const report = reporter({ most: REPORT_BUFFER + 1 });
  for (let number = 0; number < REPORT_BUFFER + 5; number += 1)
    report(new Error('network'), `place ${number}`);
  await expect(import('./sentry-client.js')).rejects.toThrow();
  await settled();
  expect(requests).toEqual([]);
  vi.doUnmock('@sentry/browser');
  vi.resetModules();
  report(new Error('one too many'), 'page');
  await sentEvents(REPORT_BUFFER);
  report(new Error('memory'), 'page');
  const events = await sentEvents(REPORT_BUFFER + 1);
  const first = Array.from({ length: REPORT_BUFFER }, (_, number) => `place ${number}`);
  expect(events.map(({ tags }) => tags['place']).sort()).toEqual([...first, 'page'].sort());
});
