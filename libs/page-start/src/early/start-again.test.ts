import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startAgainOnReturn } from './start-again.js';
import { setStartState, type StartState } from './start-state.js';

const reload = vi.fn();
let state: string | null;
let onChange: () => void;

/** Opens a page, whose start has got so far. */
function open(visibilityState = 'visible', begun: StartState = 'awaited'): void {
  state = begun;
  vi.stubGlobal('document', Object.assign(document, { visibilityState }));
  startAgainOnReturn();
}

beforeEach(() => {
  reload.mockClear();
  onChange = () => undefined;
  const documentElement = {
    getAttribute: () => state,
    setAttribute: (_name: string, value: string) => {
      state = value;
      onChange();
    },
  };
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement }));
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(changed: () => void) {
        onChange = changed;
      }
      observe = (): void => undefined;
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
function become(visibilityState: 'hidden' | 'visible'): void {
  Object.assign(document, { visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('a page that was left during its start', () => {
  it.each<[StartState, number]>([
    // Its scripts had not come.
    ['awaited', 1],
    ['begun', 1],
    // By being left, as far as anybody can tell.
    ['failed', 1],
    ['ready', 0],
    // A reload would find the same browser.
    ['old', 0],
  ])('a page kept by the browser in the state "%s" is loaded again %i times on return', (left, times) => {
    open('visible', left);
    show(true);
    expect(reload).toHaveBeenCalledTimes(times);
  });

  it.each<[string, () => void]>([
    [
      'while it was away',
      () => {
        become('hidden');
        setStartState('failed');
        expect(reload).not.toHaveBeenCalled();
        become('visible');
      },
    ],
    [
      'once it is back',
      () => {
        become('hidden');
        become('visible');
        setStartState('failed');
      },
    ],
  ])('a page that was left during its start is loaded again, once, if its start fails %s', (_, happens) => {
    open();
    happens();
    expect(reload).toHaveBeenCalledOnce();
    become('hidden');
    become('visible');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('a page that was left during its start is loaded again if it was opened behind another one, where its start has failed', () => {
    open('hidden');
    setStartState('failed');
    become('visible');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('a page that was left during its start stays as it is without a network, and if its start goes on', () => {
    open();
    become('hidden');
    become('visible');
    setStartState('begun');
    setStartState('ready');
    expect(reload).not.toHaveBeenCalled();
    vi.stubGlobal('navigator', { onLine: false });
    setStartState('failed');
    show(true);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a page whose start has failed before its visitor’s eyes', () => {
  it('a page whose start has failed before its visitor’s eyes stays as it is', () => {
    open();
    show(false);
    setStartState('failed');
    become('hidden');
    become('visible');
    expect(reload).not.toHaveBeenCalled();
  });
});
