import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBeaconTransport, createMatomoTransport } from './index.js';
import type { TrackedEvent } from './tracking-event.js';

const pageView: TrackedEvent = {
  name: 'pageView',
  at: 10_000,
  url: 'https://page.example/@komorebi?lang',
  dimension0: '@412kmrbi',
  dimension1: 'JP',
  dimension2: 'web',
  dimension3: 'Android',
  dimension4: '',
  dimension6: 'oa',
};
const outcome: TrackedEvent = {
  ...pageView,
  name: 'outcome',
  label: 'addFriend Success',
  dimension4: 'friend',
};

let beacons: { url: string; body: string }[];
let takesBeacons: boolean;

beforeEach(() => {
  beacons = [];
  takesBeacons = true;
  vi.stubGlobal('navigator', {
    sendBeacon: (url: string, body: string) => {
      if (takesBeacons) beacons.push({ url, body });
      return takesBeacons;
    },
  });
  vi.stubGlobal('document', { title: 'Komorebi Coffee' });
});
afterEach(() => vi.unstubAllGlobals());

describe('the beacon transport', () => {
  const url = 'https://events.example/collect';
  const { send } = createBeaconTransport({ url, productKey: 'profile' });

  it('the beacon transport posts the product key and the events as JSON', () => {
    expect(send([pageView, outcome])).toBe(true);
    expect(beacons).toHaveLength(1);
    expect(beacons[0]?.url).toBe(url);
    expect(JSON.parse(beacons[0]?.body ?? '')).toEqual({
      productKey: 'profile',
      events: [pageView, outcome],
    });
  });

  it.each([
    ['refuses', () => undefined],
    ['has no beacons', () => vi.stubGlobal('navigator', {})],
    [
      'forbids them',
      () =>
        vi.stubGlobal('navigator', {
          sendBeacon: () => {
            throw new TypeError('Illegal invocation');
          },
        }),
    ],
  ])('the beacon transport uses a `keepalive` request without cookies if the browser %s', (_, arrange) => {
    takesBeacons = false;
    arrange();
    const fetch = vi.fn(() => Promise.reject(new TypeError('blocked')));
    vi.stubGlobal('fetch', fetch);
    expect(send([pageView])).toBe(true);
    expect(fetch).toHaveBeenCalledWith(
      url,
      expect.objectContaining({ method: 'POST', keepalive: true, credentials: 'omit', mode: 'no-cors' }),
    );
  });

  it('the beacon transport uses no `keepalive` for more than browsers allow', () => {
    takesBeacons = false;
    let keepalive: boolean | undefined;
    vi.stubGlobal('fetch', (_: string, options: RequestInit) => {
      keepalive = options.keepalive;
      return Promise.resolve(new Response());
    });
    send(Array.from({ length: 200 }, () => pageView));
    expect(keepalive).toBe(false);
  });

  it('the beacon transport returns false if the browser cannot send anything', () => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('fetch', undefined);
    expect(send([pageView])).toBe(false);
  });
});

describe('the Matomo transport', () => {
  const url = 'https://matomo.example/matomo.php';
  const create = (now = 10_000) => createMatomoTransport({ url, siteId: 3, now: () => now });

  /** Parameters of each request in a bulk request. */
  function requests(): Record<string, string>[] {
    const { requests } = JSON.parse(beacons.at(-1)?.body ?? '') as { requests: string[] };
    return requests.map((request) => {
      expect(request).toMatch(/^\?idsite=/);
      return Object.fromEntries(new URLSearchParams(request));
    });
  }

  it('the Matomo transport posts one bulk request that asks for no image in return', () => {
    create().send([pageView, outcome]);
    expect(beacons.map((beacon) => beacon.url)).toEqual([url]);
    expect(JSON.parse(beacons[0]?.body ?? '')).toMatchObject({ send_image: 0 });
    expect(requests()).toHaveLength(2);
  });

  it('the Matomo transport sends a page view with its known dimensions, numbered from 1', () => {
    create().send([pageView]);
    expect(requests()).toEqual([
      {
        idsite: '3',
        rec: '1',
        apiv: '1',
        _id: expect.stringMatching(/^[\da-f]{16}$/) as unknown,
        pv_id: expect.stringMatching(/^[\da-f]{6}$/) as unknown,
        url: 'https://page.example/@komorebi?lang',
        action_name: 'Komorebi Coffee',
        dimension1: '@412kmrbi',
        dimension2: 'JP',
        dimension3: 'web',
        dimension4: 'Android',
        dimension6: 'oa',
      },
    ]);
  });

  it.each([
    [outcome, { e_c: 'outcome', e_a: 'addFriend', e_n: 'Success', dimension5: 'friend' }],
    [
      { ...pageView, name: 'sectionSeen', label: 'faq' },
      { e_c: 'sectionSeen', e_a: 'faq' },
    ],
    [
      { ...pageView, name: 'webVital', label: 'CLS needs-improvement', value: 0.125 },
      { e_c: 'webVital', e_a: 'CLS', e_n: 'needs-improvement', e_v: '0.125' },
    ],
    [
      { ...pageView, name: 'action' },
      { e_c: 'action', e_a: 'action' },
    ],
  ] as [TrackedEvent, object][])('anything else is sent as an event: %o', (event, expected) => {
    create().send([event]);
    expect(requests()[0]).toMatchObject({ ca: '1', ...expected });
    expect(requests()[0]).not.toHaveProperty('action_name');
  });

  it('the Matomo transport sends the age of an event, by the visitor’s clock alone', () => {
    create(72_400).send([pageView]);
    expect(requests()[0]).toHaveProperty('cdo', '62');
  });

  it('the Matomo transport sends what happened though the clock cannot be read', () => {
    const { send } = createMatomoTransport({
      url,
      siteId: 3,
      now: () => {
        throw new Error('no clock');
      },
    });
    expect(send([{ ...pageView, at: Date.now() }])).toBe(true);
    expect(requests()).toHaveLength(1);
  });

  it('the Matomo transport keeps the made-up visitor for a page, and makes up another for the next', () => {
    const { send } = create();
    send([pageView]);
    const [first] = requests();
    send([outcome]);
    const [second] = requests();
    create().send([pageView]);
    const [next] = requests();
    expect(second?.['_id']).toBe(first?.['_id']);
    expect(next?.['_id']).not.toBe(first?.['_id']);
  });

  it('the Matomo transport numbers the dimensions as configured', () => {
    createMatomoTransport({
      url,
      siteId: 3,
      dimensionIds: {
        dimension0: 11,
        dimension1: 12,
        dimension2: 13,
        dimension3: 14,
        dimension4: 15,
        dimension6: 16,
      },
    }).send([outcome]);
    expect(requests()[0]).toMatchObject({ dimension11: '@412kmrbi', dimension15: 'friend' });
  });
});
