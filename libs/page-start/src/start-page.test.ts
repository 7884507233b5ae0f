import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bootStatus } from './boot-status.js';
import { setStartState, startState } from './early/start-state.js';
import { startPage } from './start-page.js';

beforeEach(() => {
  const attributes = new Map<string, string>();
  const fakeDocument = {
    documentElement: {
      getAttribute: (name: string) => attributes.get(name) ?? null,
      setAttribute: (name: string, value: string) => attributes.set(name, value),
    },
    readyState: 'interactive',
    createElement: () => ({ noModule: false }),
    getElementById: () => null,
    querySelector: () => null,
    querySelectorAll: () => [],
  };
  vi.stubGlobal('document', Object.assign(new EventTarget(), fakeDocument));
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('HTMLDialogElement', class {});
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  performance.clearMarks();
});

/** Waits until all steps have ended, however. */
const ended = () => expect.poll(() => performance.getEntriesByName('start ended')).toHaveLength(1);

describe('the start', () => {
  it('the start ends as failed after an error outside its steps, which is logged', async () => {
    const logged: string[] = [];
    startPage(({ log }) => {
      log.connect((_error, place) => logged.push(place));
      return Promise.reject(new Error('The page cannot be made interactive'));
    });
    expect(startState()).toBe('begun');
    await ended();
    expect(startState()).toBe('failed');
    expect(bootStatus()).toBe('failed');
    expect(logged).toEqual(['start']);
  });

  it('the start stays ready after an error that comes when the page is interactive', async () => {
    startPage(() => {
      setStartState('ready');
      return Promise.reject(new Error('Something after that'));
    });
    await ended();
    expect(startState()).toBe('ready');
  });

  it('the start goes on after a step that fails', async () => {
    startPage(async ({ step }) => {
      await step('6 extra scripts', () => Promise.reject(new Error('no script')));
      setStartState('ready');
    });
    await ended();
    expect(startState()).toBe('ready');
    expect(bootStatus()).toBe('boot 6 extra scripts failed');
  });
});
