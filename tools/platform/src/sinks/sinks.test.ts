import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Platform } from '../index.js';
import { control, startTestPlatform } from '../testing/test-platform.js';
import { parseEnvelope } from './parse-envelope.js';

let platform: Platform;
beforeAll(async () => {
  platform = await startTestPlatform({ faults: true });
});
afterAll(() => platform.close());

const post = (path: string, body: string, type = 'text/plain;charset=UTF-8') =>
  fetch(`${platform.url}${path}`, { method: 'POST', body, headers: { 'content-type': type } });

const event = '{"message":"boom – 木"}';
const envelope = [
  '{"event_id":"9ec79c33ec9942ab8353589fcb2e04dc","sent_at":"2026-11-21T03:00:00Z"}',
  `{"type":"event","length":${Buffer.byteLength(event)}}`,
  event,
  '{"type":"session"}',
  '{"sid":"1"}',
  '',
].join('\n');

describe('envelopes', () => {
  it('envelopes are stored unchanged, with the types of their items', async () => {
    const response = await post('/api/7/envelope/?sentry_key=public&sentry_version=7', envelope);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ id: '9ec79c33ec9942ab8353589fcb2e04dc' });
    expect((await control(platform, 'GET', 'envelopes')).json).toEqual([
      expect.objectContaining({
        project: '7',
        publicKey: 'public',
        types: ['event', 'session'],
        header: expect.objectContaining({ sent_at: '2026-11-21T03:00:00Z' }) as unknown,
        raw: envelope,
      }),
    ]);
    await control(platform, 'DELETE', 'envelopes');
    expect((await control(platform, 'GET', 'envelopes')).json).toEqual([]);
  });

  it('envelopes have parsed values stored without what no database can store', async () => {
    const odd = [
      String.raw`{"event_id":"\u0000\ud83d"}`,
      String.raw`{"type":"event\u0000","length":5}`,
      'a\0b\0c',
      String.raw`{"type":"\ud83d"}`,
      '{}',
    ].join('\n');
    expect((await post('/api/7/envelope/?sentry_key=public', odd)).status).toBe(200);
    expect((await control(platform, 'GET', 'envelopes')).json).toEqual([
      expect.objectContaining({
        header: { event_id: '\ufffd' },
        types: ['event', '\ufffd'],
        raw: odd.replaceAll('\0', ''),
      }),
    ]);
    await control(platform, 'DELETE', 'envelopes');
  });

  it('envelopes need a public key and a form', async () => {
    expect((await post('/api/7/envelope/', envelope)).status).toBe(403);
    expect((await post('/api/7/envelope/?sentry_key=public', 'hello')).status).toBe(400);
  });

  it.each(['', 'null', '{}\n{"type":', '[]\nx'])('envelopes cannot be %j', (raw) => {
    expect(parseEnvelope(raw)).toBeUndefined();
  });
});

describe('tracking', () => {
  it.each(['text/plain;charset=UTF-8', 'application/json'])('a batch is accepted as %s', async (type) => {
    const batch = [{ event: 'view', dimension6: 'oa', note: `as ${type}` }];
    expect((await post('/tracking', JSON.stringify(batch), type)).status).toBe(204);
    expect((await control(platform, 'GET', 'tracking')).json).toContainEqual(
      expect.objectContaining({ batch }),
    );
  });

  it('tracking refuses invalid JSON, and survives what no database can store', async () => {
    expect((await post('/tracking', 'hello')).status).toBe(400);
    expect((await post('/tracking', '{"a":"\\u0000"}')).status).toBe(204);
    expect(
      (await post('/tracking', String.raw`{"\u0000key":["half \ud83d, whole \ud83d\ude00"]}`)).status,
    ).toBe(204);
    expect((await control(platform, 'GET', 'tracking')).json).toContainEqual(
      expect.objectContaining({ batch: { key: ['half \ufffd, whole \u{1f600}'] } }),
    );
  });

  it.each(['null', '1', '"hello"'])('tracking refuses %s, which is not a batch', async (body) => {
    expect((await post('/tracking', body)).status).toBe(400);
  });

  it('tracking accepts a beacon from another origin, which has credentials', async () => {
    const response = await fetch(`${platform.url}/tracking`, {
      method: 'POST',
      body: '[]',
      headers: { origin: 'https://page.example' },
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('https://page.example');
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
  });
});

describe('tracking in Matomo’s format', () => {
  it('tracking in Matomo’s format is stored as parameters', async () => {
    const requests = [
      '?idsite=3&rec=1&action_name=Komorebi%20Coffee',
      '?idsite=3&rec=1&ca=1&e_c=action&e_a=share',
    ];
    expect((await post('/matomo.php', JSON.stringify({ requests, send_image: 0 }))).status).toBe(204);
    expect((await control(platform, 'GET', 'tracking')).json).toContainEqual(
      expect.objectContaining({
        batch: {
          requests: [
            { idsite: '3', rec: '1', action_name: 'Komorebi Coffee' },
            { idsite: '3', rec: '1', ca: '1', e_c: 'action', e_a: 'share' },
          ],
        },
      }),
    );
  });

  it('tracking in Matomo’s format is stored without what no database can store', async () => {
    const requests = ['?idsite=3&rec=1&odd=%00a\ud83d&%00=b'];
    expect((await post('/matomo.php', JSON.stringify({ requests }))).status).toBe(204);
    expect((await control(platform, 'GET', 'tracking')).json).toContainEqual(
      expect.objectContaining({
        batch: { requests: [{ idsite: '3', rec: '1', odd: 'a\ufffd', '': 'b' }] },
      }),
    );
  });

  it.each(['hello', '{}', '{"requests":[]}', '{"requests":["?idsite=3"]}', '{"requests":[{"idsite":3}]}'])(
    'tracking in Matomo’s format refuses what Matomo would not record: %s',
    async (body) => {
      expect((await post('/matomo.php', body)).status).toBe(400);
    },
  );
});
