import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stayAwake } from './stay-awake.js';

/** The parts of the browser's document and wake lock that matter here. */
class FakeLocks {
  held = 0;
  answers: (() => void)[] = [];
  isRefused = false;
  request = vi.fn(async (type: string) => {
    expect(type).toBe('screen');
    if (this.isRefused) throw new DOMException('low battery', 'NotAllowedError');
    await new Promise<void>((resolve) => this.answers.push(resolve));
    this.held += 1;
    let isHeld = true;
    return {
      release: () => {
        if (isHeld) this.held -= 1;
        isHeld = false;
        return Promise.resolve();
      },
    };
  });

  async answer(): Promise<void> {
    for (const answer of this.answers.splice(0)) answer();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

let locks: FakeLocks;
let page: EventTarget & { visibilityState: string };

function see(visibilityState: 'visible' | 'hidden'): void {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  locks = new FakeLocks();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { wakeLock: locks });
});
afterEach(() => vi.unstubAllGlobals());

it('stayAwake keeps the screen awake until it is stopped', async () => {
  const end = stayAwake();
  await locks.answer();
  expect(locks.held).toBe(1);
  end();
  expect(locks.held).toBe(0);
  see('visible');
  await locks.answer();
  expect(locks.held).toBe(0);
});

it('stayAwake releases the lock while the page is hidden, and requests it again when visible', async () => {
  const end = stayAwake();
  await locks.answer();
  see('hidden');
  expect(locks.held).toBe(0);
  see('visible');
  await locks.answer();
  expect(locks.held).toBe(1);
  expect(locks.request).toHaveBeenCalledTimes(2);
  end();
  expect(locks.held).toBe(0);
});

it('stayAwake releases a lock that it gets after it was stopped, or after the page was hidden', async () => {
  const end = stayAwake();
  end();
  await locks.answer();
  expect(locks.held).toBe(0);

  const endSecond = stayAwake();
  see('hidden');
  await locks.answer();
  expect(locks.held).toBe(0);
  endSecond();
});

it('stayAwake requests no lock on a page that is hidden from the start', () => {
  page.visibilityState = 'hidden';
  stayAwake()();
  expect(locks.request).not.toHaveBeenCalled();
});

it('stayAwake does nothing if the browser refuses or has no wake lock', async () => {
  locks.isRefused = true;
  const end = stayAwake();
  await locks.answer();
  expect(end).not.toThrow();
  vi.stubGlobal('navigator', {});
  expect(stayAwake()).not.toThrow();
});
