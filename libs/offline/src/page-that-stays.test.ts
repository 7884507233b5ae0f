import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onUnanswered } from './on-unanswered.js';
import { hasPageThatStays } from './page-that-stays.js';
import type { WorkerPage } from './worker-scope.js';

const address = new URL('https://page.example/@a/contact.vcf#part');
let stop: (() => void)[] = [];

/**
 * Pages in sight that listen to their service worker, each leading to an address; undefined for one of an older release.
 *
 * @param seen what is known of all of them
 */
function pages(led: (string | undefined)[], seen: object = {}): Parameters<typeof hasPageThatStays>[0] {
  const open = led.map((to) => {
    const container = new EventTarget();
    if (to !== undefined) {
      vi.stubGlobal('navigator', { serviceWorker: container });
      stop.push(onUnanswered((asked) => asked === to));
    }
    const postMessage = (data: unknown, ports: MessagePort[]): void =>
      void container.dispatchEvent(Object.assign(new Event('message'), { data, ports }));
    return { postMessage, url: 'https://page.example/@a', visibilityState: 'visible', ...seen } as WorkerPage;
  });
  return {
    claim: () => Promise.resolve(),
    get: () => Promise.resolve(undefined),
    matchAll: () => Promise.resolve(open),
  };
}

beforeEach(() => {
  stop = [];
  vi.useFakeTimers();
});
afterEach(() => {
  stop.forEach((each) => each());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a page that stays', () => {
  it('a page that stays is the one that has led to the address, whatever the others do', async () => {
    const open = pages([undefined, 'https://page.example/@a', 'https://page.example/@a/contact.vcf']);
    expect(await hasPageThatStays(open, address)).toBe(true);
  });

  it.each([
    ['three seconds, in which a busy page answers', 3000, {}],
    ['half a second if no page is in sight', 500, { visibilityState: 'hidden' }],
    [
      'half a second if all pages are at that address',
      500,
      { url: 'https://page.example/@a/contact.vcf#other' },
    ],
  ])('a page that stays is not awaited for more than %s', async (_, patience, seen) => {
    const found = vi.fn();
    void hasPageThatStays(pages(['https://page.example/@a', undefined], seen), address).then(found);
    await vi.advanceTimersByTimeAsync(patience - 1);
    expect(found).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(found).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('a page that stays is not awaited once those in sight have said that they have led elsewhere', async () => {
    const [other, notAnswering] = [
      await pages(['https://page.example/@b']).matchAll({ type: 'window' }),
      await pages([undefined], { url: address.href }).matchAll({ type: 'window' }),
    ];
    const found = vi.fn();
    const open = { ...pages([]), matchAll: () => Promise.resolve([...notAnswering, ...other]) };
    void hasPageThatStays(open, address).then(found);
    await vi.advanceTimersByTimeAsync(499);
    expect(found).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(found).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('a page that stays may be the one at that very address, which has led to it again', async () => {
    const led = 'https://page.example/@a/contact.vcf';
    expect(await hasPageThatStays(pages([led], { url: led }), address)).toBe(true);
  });

  it('a page that stays is not awaited once all pages have said that they have led elsewhere', async () => {
    const open = pages(['https://page.example/@a', 'https://page.example/@b']);
    expect(await hasPageThatStays(open, address)).toBe(false);
  });

  it('a page that stays is the only one that answers a service worker of an older release', () => {
    const container = new EventTarget();
    vi.stubGlobal('navigator', { serviceWorker: container });
    stop.push(onUnanswered((asked) => asked === address.href));
    const postMessage = vi.fn();
    for (const to of ['https://page.example/@b', address.href]) {
      const data = { type: 'unanswered', address: to };
      container.dispatchEvent(Object.assign(new Event('message'), { data, ports: [{ postMessage }] }));
    }
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('a page that stays is not doubted because another window of the site answers anything else', async () => {
    const page = (answer: (port: MessagePort) => void): WorkerPage =>
      ({
        url: 'https://page.example/other',
        visibilityState: 'visible',
        postMessage: (_: unknown, [port]: [MessagePort]) => answer(port),
      }) as unknown as WorkerPage;
    const odd = page((port) => ['rubbish', {}, false].forEach((answer) => port.postMessage(answer)));
    const good = page((port) => setTimeout(() => port.postMessage(true), 200));
    const found = hasPageThatStays({ ...pages([]), matchAll: () => Promise.resolve([odd, good]) }, address);
    await vi.advanceTimersByTimeAsync(100);
    await vi.advanceTimersByTimeAsync(100);
    vi.useRealTimers();
    expect(await found).toBe(true);
  });

  it('a page that stays is not looked for where none is open', async () => {
    expect(await hasPageThatStays(pages([]), address)).toBe(false);
  });

  it('a page that stays does nothing about other messages, and answers no more once it is stopped', () => {
    const container = new EventTarget();
    vi.stubGlobal('navigator', { serviceWorker: container });
    const stays = vi.fn(() => true);
    const end = onUnanswered(stays);
    for (const data of [undefined, null, 'unanswered', { type: 'other' }])
      container.dispatchEvent(Object.assign(new Event('message'), { data, ports: [] }));
    end();
    container.dispatchEvent(Object.assign(new Event('message'), { data: { type: 'unanswered' }, ports: [] }));
    expect(stays).not.toHaveBeenCalled();
  });

  it('a page that stays needs no service worker', () => {
    vi.stubGlobal('navigator', {});
    expect(() => onUnanswered(() => true)()).not.toThrow();
  });
});
