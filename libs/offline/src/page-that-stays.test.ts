import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onUnanswered } from './on-unanswered.js';
import { hasPageThatStays } from './page-that-stays.js';

const address = new URL('https://page.example/@a/contact.vcf#part');
let stop: (() => void)[] = [];

/** Pages that listen to their service worker, each leading to an address; undefined for one of an older release. */
function pages(...led: (string | undefined)[]): Parameters<typeof hasPageThatStays>[0] {
  const open = led.map((to) => {
    const container = new EventTarget();
    if (to !== undefined) {
      vi.stubGlobal('navigator', { serviceWorker: container });
      stop.push(onUnanswered((asked) => asked === to));
    }
    const postMessage = (data: unknown, ports: MessagePort[]): void =>
      void container.dispatchEvent(Object.assign(new Event('message'), { data, ports }));
    return { postMessage } as unknown as Pick<ServiceWorker, 'postMessage'>;
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
    const open = pages(undefined, 'https://page.example/@a', 'https://page.example/@a/contact.vcf');
    expect(await hasPageThatStays(open, address)).toBe(true);
  });

  it('a page that stays is not awaited for more than three seconds, in which a busy page answers', async () => {
    const found = vi.fn();
    void hasPageThatStays(pages('https://page.example/@a', undefined), address).then(found);
    await vi.advanceTimersByTimeAsync(2999);
    expect(found).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(found).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('a page that stays is not awaited once all pages have said that they have led elsewhere', async () => {
    const open = pages('https://page.example/@a', 'https://page.example/@b');
    expect(await hasPageThatStays(open, address)).toBe(false);
  });

  it('a page that stays is not looked for where none is open', async () => {
    expect(await hasPageThatStays(pages(), address)).toBe(false);
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
