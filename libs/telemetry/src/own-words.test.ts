import { ProfileError } from '@oa-profile/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createErrorReporter, type Tap } from './error-reporter.js';
import type { ErrorReporterOptions } from './error-reporter.js';
import { REPORT_BUFFER } from './limits.js';
import { startReportService, type ReportService } from './testing/report-service.js';

interface SentEvent {
  environment: string;
  tags: Record<string, string>;
  exception: { values: { value: string }[] };
  breadcrumbs?: { timestamp: number; category: string; message: string }[];
}

/** A file of our build. It has single words of visitors, too: everybody says tea, and dogs. */
const main = `const a=e=>e.couponHighlights(t.openingHours[n]),b="tea",c={dogs:1,name:2,order:3};
if(!s)throw new RangeError("The plugin has no section that is called '"+n+"', or none that is shown");
n(o)||i("The reservation has lost its table");`;

let service: ReportService;

beforeEach(async () => {
  service = await startReportService({ '/assets/main-B1c2.js': main });
  vi.stubGlobal('location', { href: `${service.origin}/@x`, origin: service.origin });
  vi.stubGlobal('navigator', { userAgent: 'test browser', language: 'th' });
  vi.stubGlobal('document', { querySelectorAll: () => [], addEventListener: () => undefined });
});
afterEach(() => {
  service.server.close();
  vi.unstubAllGlobals();
});

const reporter = (options: Partial<ErrorReporterOptions> = {}) =>
  createErrorReporter({
    dsn: service.dsn,
    tags: () => ({ searchId: '@x', appStatus: 'started', appOrigin: 'web' }),
    ...options,
  });

/** An error that was thrown in a file of this origin. */
function thrown(message: string, file = '/assets/main-B1c2.js'): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message.split('\n', 1)[0]}\n    at a (${service.origin}${file}:1:14)`;
  return error;
}

/** What is sent of a message. */
async function said(message: string, file?: string): Promise<string | undefined> {
  reporter()(thrown(message, file), 'window');
  const [event] = await service.events<SentEvent>(1);
  return event?.exception.values[0]?.value;
}

describe('of the words of our own files', () => {
  it.each([
    'e.couponHighlights is not a function',
    "e.couponHighlights is not a function. (In 'e.couponHighlights(t.openingHours)', 'e.couponHighlights' is undefined)",
    "Cannot read properties of undefined (reading 'openingHours')",
    "undefined is not an object (evaluating 't.openingHours[n]')",
    'can\'t access property "openingHours", t is undefined',
    "Cannot access 't' before initialization",
    "The plugin has no section that is called 'hologram', or none that is shown",
    'The reservation has lost its table',
  ])('a report keeps the names, and whole sentences: %s', async (message) => {
    expect(await said(message)).toBe(message.replace('hologram', '[hidden]'));
  });

  it.each([
    // Not of ours, though thrown by us.
    ['r.tomatoSoup is not a function', '[hidden] is not a function'],
    [
      "Cannot read properties of undefined (reading 'Tom Smith')",
      "Cannot read properties of undefined (reading '[hidden]')",
    ],
    // Single words of ours, in a text that is not.
    [
      `Unexpected token 'd', "dogs order tea" is not valid JSON`,
      `Unexpected token '[hidden]', "[hidden]" is not valid JSON`,
    ],
    ['dogs order tea', '[hidden]'],
    ['tea is not a function, says Tom', '[hidden] is not a function, [hidden]'],
    ['The reservation has lost Tom', 'The reservation has lost [hidden]'],
  ])('a report keeps nothing that is said by others in them: %s', async (message, sent) => {
    expect(await said(message)).toBe(sent);
  });

  it('a report keeps no name while the file cannot be read, or something else has come in its place', async () => {
    expect(await said('e.couponHighlights is not a function', '/assets/gone.js')).toBe(
      '[hidden] is not a function',
    );
  });

  it('a report hides a name that the visitor has written, or that is a secret', async () => {
    reporter({ secrets: () => ['couponHighlights'] })(
      thrown('e.couponHighlights is not a function'),
      'window',
    );
    const [event] = await service.events<SentEvent>(1);
    expect(event?.exception.values[0]?.value).toBe('e.[hidden] is not a function');
  });

  it('a report reads no file of another origin', async () => {
    const asked = vi.spyOn(globalThis, 'fetch');
    const error = thrown('e.couponHighlights is not a function');
    error.stack += '\n    at b (https://elsewhere.example/assets/main-B1c2.js:1:1)';
    reporter()(error, 'window');
    await service.events(1);
    const addresses = asked.mock.calls.map(([address]) => JSON.stringify(address));
    expect(addresses.filter((address) => !address.includes('/envelope/'))).toEqual([
      JSON.stringify(`${service.origin}/assets/main-B1c2.js`),
    ]);
    asked.mockRestore();
  });
});

it('a report says where the page runs, and which share of the pages reports', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.24);
  reporter({ environment: 'staging', sample: 0.25 })(new Error('x'), 'page');
  const [event] = await service.events<SentEvent>(1);
  expect(event).toMatchObject({ environment: 'staging', tags: { sample: '0.25' } });
  vi.mocked(Math.random).mockReturnValue(0.25);
  const report = reporter({ sample: 0.25 });
  vi.mocked(Math.random).mockRestore();
  report(new Error('y'), 'page');
  reporter()(new Error('z'), 'last');
  const events = await service.events<SentEvent>(2);
  expect(events.map(({ tags }) => tags['place'])).toEqual(['page', 'last']);
});

it('a report says what was tapped before, by name and never with a text', async () => {
  const taps: Tap[] = [
    { at: 1_700_000_000_500, name: 'coupon open' },
    { at: 1_700_000_001_000, name: 'useful: search “tea house, Tom”' },
    { at: 1_700_000_002_000, name: 'addFriend Success' },
  ];
  reporter({ taps: () => taps })(new Error('x'), 'page');
  const [event] = await service.events<SentEvent>(1);
  expect(event?.breadcrumbs).toEqual([
    { timestamp: 1_700_000_000.5, category: 'tap', message: 'coupon open' },
    { timestamp: 1_700_000_002, category: 'tap', message: 'addFriend Success' },
  ]);
});

describe('a flood', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T12:00:00Z') });
  });
  afterEach(() => vi.useRealTimers());

  const failOn = (pages: number, release = '1'): void => {
    for (let page = 0; page < pages; page += 1) {
      const report = reporter({ release });
      for (const part of ['a', 'b', 'c'])
        report(new ProfileError({ code: 'UNKNOWN', message: `${release} ${part}` }), `page ${page}`);
    }
  };
  /** How many reports have come, once one of another release has. */
  async function count(): Promise<number> {
    failOn(1, 'last');
    let events: SentEvent[] = [];
    do events = await service.events(events.length + 1);
    while (events.filter(({ exception }) => exception.values[0]?.value.startsWith('last')).length < 3);
    return events.length - 3;
  }

  it('a device reports at most thirty errors of a release in an hour, on however many pages', async () => {
    failOn(20);
    expect(await count()).toBe(REPORT_BUFFER);
  });

  it('the next hour, and the next release, are counted anew', async () => {
    failOn(11);
    failOn(1, '2');
    vi.setSystemTime(new Date('2026-11-29T13:00:01Z'));
    failOn(1);
    expect(await count()).toBe(REPORT_BUFFER + 6);
  });

  it('a page counts for itself where the device keeps nothing', async () => {
    vi.stubGlobal('localStorage', undefined);
    const report = reporter();
    for (let number = 0; number < 40; number += 1) report(new Error(`x`), `place ${number}`);
    vi.stubGlobal('localStorage', null);
    report(new Error('one too many'), 'page');
    failOn(1);
    expect(await count()).toBe(REPORT_BUFFER + 3);
  });
});
