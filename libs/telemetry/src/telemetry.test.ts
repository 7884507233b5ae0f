import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ProfileError } from '@oa-profile/errors';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  MAX_EVENT_TEXT,
  REPORT_BUFFER,
  attachErrorLog,
  createErrorReporter,
  createTracker,
  redactUrl,
} from './index.js';

afterEach(() => vi.unstubAllGlobals());

/** Events as browsers fire them; Node has neither class. */
const errorEvent = (fields: object) => Object.assign(new Event('error'), fields);
const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });

describe('the error log', () => {
  it('hears errors and unhandled rejections, and logs message and code', () => {
    const page = new EventTarget();
    const lines: string[] = [];
    attachErrorLog(page, (line) => lines.push(line));
    page.dispatchEvent(errorEvent({ error: new TypeError('no such function') }));
    page.dispatchEvent(errorEvent({ message: 'Script error.' }));
    page.dispatchEvent(rejection(new ProfileError({ code: 'TIMEOUT', message: 'slow' })));
    expect(lines).toEqual([
      '[window] UNKNOWN: no such function',
      '[window] UNKNOWN: Script error.',
      '[promise] TIMEOUT: slow',
    ]);
  });

  it('keeps the first thirty until a reporter comes, then passes everything on in order', () => {
    const log = attachErrorLog(new EventTarget(), () => undefined);
    for (let i = 0; i < REPORT_BUFFER + 5; i++) log.capture(i, 'early');
    const reported: unknown[] = [];
    log.connect((error) => reported.push(error));
    log.capture('late', 'later');
    expect(reported).toEqual([...Array(REPORT_BUFFER).keys(), 'late']);
  });
});

describe('addresses in reports', () => {
  it.each([
    ['https://a.example/@x?token=secret&lang=th#access_token=1', 'https://a.example/@x?token&lang'],
    ['https://a.example/@x', 'https://a.example/@x'],
    ['not an address', ''],
  ])('lose query values and fragment: %s', (address, redacted) => {
    expect(redactUrl(address)).toBe(redacted);
  });
});

describe('error reports', () => {
  it('arrive with code and tags, short texts, and nothing of the visitor', async () => {
    const bodies: string[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        bodies.push(`${request.url}\n${body}`);
        response.end('{}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    vi.stubGlobal('location', { href: 'https://page.example/liff/@x?liff.state=secret#access_token=secret' });
    vi.stubGlobal('navigator', { userAgent: 'test browser', language: 'th' });
    const report = await createErrorReporter({
      dsn: `http://public@127.0.0.1:${port}/7`,
      tags: { searchId: '@x', app: 'liff' },
    });
    const message = `Failed to load https://api.example/a?token=secret ${'a'.repeat(400)}`;
    report(new ProfileError({ code: 'TIMEOUT', message, data: { detail: 'secret' } }), 'relation');
    await vi.waitFor(() => expect(bodies).toHaveLength(1));
    server.close();

    const [envelope = ''] = bodies;
    expect(envelope).toContain('sentry_key=public');
    expect(envelope).not.toContain('secret');
    const event = JSON.parse(envelope.split('\n')[3] ?? '') as {
      tags: Record<string, string>;
      exception: { values: { value: string }[] };
    };
    expect(event.tags).toMatchObject({
      'search id': '@x',
      app: 'liff',
      'page url': 'https://page.example/liff/@x?liff.state',
      code: 'TIMEOUT',
      place: 'relation',
    });
    expect(event.exception.values[0]?.value.length).toBeLessThanOrEqual(MAX_EVENT_TEXT);
  });
});

describe('tracking', () => {
  const dimensions = () => ({
    dimension0: '@x',
    dimension1: 'JP',
    dimension2: 'web',
    dimension3: 'iOS',
    dimension4: 'friend',
    dimension6: 'oa' as const,
  });

  function page(globalPrivacyControl = false) {
    const beacons: { url: string; body: { productKey: string; events: object[] } }[] = [];
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    vi.stubGlobal('document', document);
    vi.stubGlobal('navigator', {
      globalPrivacyControl,
      sendBeacon: (url: string, body: string) => beacons.push({ url, body: JSON.parse(body) }),
    });
    const hide = () => {
      document.visibilityState = 'hidden';
      document.dispatchEvent(new Event('visibilitychange'));
    };
    return { beacons, hide };
  }

  it('sends what happened, with its dimensions, when the page is hidden', () => {
    const { beacons, hide } = page();
    const { track } = createTracker({ url: 'https://t.example/', productKey: 'k', dimensions, now: () => 7 });
    track({ name: 'pageView' });
    track({ name: 'action', label: 'addFriend' });
    expect(beacons).toEqual([]);
    hide();
    hide();
    expect(beacons).toHaveLength(1);
    expect(beacons[0]?.body.productKey).toBe('k');
    expect(beacons[0]?.body.events[1]).toEqual({
      name: 'action',
      label: 'addFriend',
      at: 7,
      ...dimensions(),
    });
  });

  it('sends a batch of twenty at once', () => {
    const { beacons } = page();
    const { track } = createTracker({ url: 'https://t.example/', productKey: 'k', dimensions });
    for (let i = 0; i < 20; i++) track({ name: 'sectionSeen', label: 'faq' });
    expect(beacons[0]?.body.events).toHaveLength(20);
  });

  it.each([
    ['under Global Privacy Control', 'https://t.example/', true],
    ['without an address', undefined, false],
  ])('collects nothing %s', (_, url, privacy) => {
    const { beacons, hide } = page(privacy);
    createTracker({ url, productKey: 'k', dimensions }).track({ name: 'pageView' });
    hide();
    expect(beacons).toEqual([]);
  });
});
