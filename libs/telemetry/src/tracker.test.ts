import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTracker } from './index.js';
import { MAX_EVENT_TEXT } from './limits.js';
import type { TrackedEvent } from './tracking-event.js';
import type { TrackedPage, TrackerOptions } from './tracker.js';

const initialData: TrackedPage = {
  origin: 'liff',
  opener: { platform: 'iOS' },
  account: { accountInfo: { basicSearchId: '@412kmrbi', countryCode: 'JP' } },
};

let page: EventTarget;
let tab: { visibilityState: string; prerendering?: boolean };
let batches: TrackedEvent[][];
let takesBatches: boolean;

beforeEach(() => {
  page = new EventTarget();
  tab = { visibilityState: 'visible' };
  batches = [];
  takesBatches = true;
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', tab);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('location', { href: 'https://page.example/liff/@komorebi?visitor=secret' });
});
afterEach(() => vi.unstubAllGlobals());

const start = (options: Partial<TrackerOptions> = {}) =>
  createTracker({
    transport: {
      send: (batch) => {
        if (takesBatches) batches.push([...batch]);
        return takesBatches;
      },
    },
    initialData,
    now: () => 7,
    ...options,
  });

function setVisibility(state: 'hidden' | 'visible'): void {
  tab.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
}
const names = () => batches.map((batch) => batch.map(({ name, label }) => label ?? name));

it('the tracker sends events with their dimensions when the page is hidden', () => {
  let friendshipType: string | undefined = undefined;
  const { track } = start({ friendshipType: () => friendshipType });
  track({ name: 'pageView' });
  friendshipType = 'friend';
  track({ name: 'webVital', label: 'LCP good', value: 812 });
  expect(batches).toEqual([]);
  setVisibility('hidden');
  setVisibility('hidden');
  const common = {
    dimension0: '@412kmrbi',
    dimension1: 'JP',
    dimension2: 'liff',
    dimension3: 'iOS',
    dimension6: 'oa',
    at: 7,
    url: 'https://page.example/liff/@komorebi?visitor',
  };
  expect(batches).toEqual([
    [
      { name: 'pageView', ...common, dimension4: '' },
      { name: 'webVital', label: 'LCP good', value: 812, ...common, dimension4: 'friend' },
    ],
  ]);
});

it('the tracker says in a label and in an address neither a value nor who somebody is, and in a label not more than 250 characters', () => {
  const { track } = start();
  const user = 'U0123456789abcdef0123456789abcdef';
  vi.stubGlobal('location', { href: `https://page.example/@komorebi/${user}?session=secret` });
  track({ name: 'action', label: `openUrl https://shop.example/?session=secret&u=${user}` });
  track({ name: 'action', label: `open ${user}` });
  track({ name: 'action', label: 'a'.repeat(400) });
  setVisibility('hidden');
  expect(names()[0]?.slice(0, 2)).toEqual(['openUrl https://shop.example/?session&u', 'open [hidden]']);
  expect(names()[0]?.[2]).toHaveLength(MAX_EVENT_TEXT);
  expect(batches[0]?.[0]?.url).toBe('https://page.example/@komorebi/[hidden]?session');
});

it('the tracker sends at once what happens while the page is hidden, for nothing may come after it', () => {
  const { track } = start();
  setVisibility('hidden');
  track({ name: 'webVital', label: 'CLS good', value: 0 });
  expect(names()).toEqual([['CLS good']]);
});

it('the tracker sends when the page is left without being hidden, as in older Safari', () => {
  const { track } = start();
  track({ name: 'pageView' });
  page.dispatchEvent(new Event('pagehide'));
  expect(names()).toEqual([['pageView']]);
});

it('the tracker sends a batch of twenty at once', () => {
  const { track } = start();
  for (let i = 0; i < 20; i++) track({ name: 'sectionSeen', label: 'faq' });
  expect(batches[0]).toHaveLength(20);
});

it('the tracker sends nothing from a prerendered page', () => {
  tab = { visibilityState: 'hidden', prerendering: true };
  vi.stubGlobal('document', tab);
  const { track } = start();
  track({ name: 'pageView' });
  setVisibility('hidden');
  expect(batches).toEqual([]);
  tab.prerendering = false;
  setVisibility('hidden');
  expect(names()).toEqual([['pageView']]);
});

it('the tracker tries a refused batch again, and drops the oldest events if there are too many', () => {
  takesBatches = false;
  const { track } = start();
  for (let i = 0; i < 130; i++) track({ name: 'action', label: String(i) });
  takesBatches = true;
  setVisibility('hidden');
  expect(names()).toEqual([Array.from({ length: 100 }, (_, number) => String(number + 30))]);
});

it('the tracker survives a transport that throws', () => {
  const { track } = start({
    transport: {
      send: () => {
        throw new Error('no network');
      },
    },
  });
  // Nobody hears what a listener throws: this one is heard.
  tab.visibilityState = 'hidden';
  expect(() => track({ name: 'pageView' })).not.toThrow();
});

it('the tracker notes what happened though the friendship or the clock cannot be read', () => {
  const fail = (): never => {
    throw new Error('the store is broken');
  };
  const before = Date.now();
  const { track } = start({ friendshipType: fail, now: fail });
  expect(() => track({ name: 'pageView' })).not.toThrow();
  setVisibility('hidden');
  expect(batches[0]?.[0]).toMatchObject({ name: 'pageView', dimension4: '' });
  expect(batches[0]?.[0]?.at).toBeGreaterThanOrEqual(before);
});

it('the tracker is rejected when the initial data hold an error', () => {
  expect(() => start({ initialData: { error: { code: 'DATA_NOT_FOUND' } } })).toThrow(
    expect.objectContaining({ code: 'DATA_INVALID' }) as Error,
  );
});

describe('consent', () => {
  it('consent collects nothing before the visitor agrees, if that is required', () => {
    const tracker = start({ consent: 'required' });
    tracker.track({ name: 'pageView' });
    expect(tracker.isCollecting()).toBe(false);
    tracker.grant();
    expect(tracker.isCollecting()).toBe(true);
    tracker.track({ name: 'action', label: 'share' });
    setVisibility('hidden');
    expect(names()).toEqual([['share']]);
  });

  it('consent drops the events collected before a denial, and collects no more', () => {
    const tracker = start();
    tracker.track({ name: 'pageView' });
    tracker.deny();
    tracker.track({ name: 'action', label: 'share' });
    setVisibility('hidden');
    expect(batches).toEqual([]);
  });

  it('consent lets the visitor withdraw a denial', () => {
    const tracker = start();
    tracker.deny();
    tracker.grant();
    tracker.track({ name: 'action', label: 'share' });
    setVisibility('hidden');
    expect(names()).toEqual([['share']]);
  });

  it.each(['granted', 'required'] as const)('Global Privacy Control overrides consent: %s', (consent) => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    const tracker = start({ consent });
    expect(tracker.isCollecting()).toBe(false);
    tracker.grant();
    tracker.track({ name: 'pageView' });
    setVisibility('hidden');
    expect(tracker.isCollecting()).toBe(false);
    expect(batches).toEqual([]);
  });
});
