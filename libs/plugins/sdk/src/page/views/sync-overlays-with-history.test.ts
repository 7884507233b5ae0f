import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { syncOverlaysWithHistory } from './sync-overlays-with-history.js';
import { createOpenOverlays, type OpenOverlays } from './open-overlays.js';

/** A browser's history: the entries of one document, with asynchronous steps between them. */
class FakeHistory {
  entries: unknown[] = [null];
  index = 0;
  get state(): unknown {
    return this.entries[this.index];
  }
  pushState(state: unknown): void {
    this.entries.splice(this.index + 1, Infinity, state);
    this.index += 1;
  }
  replaceState(state: unknown): void {
    this.entries[this.index] = state;
  }
  go(by: number): void {
    setTimeout(() => {
      if (!(this.index + by in this.entries)) return;
      this.index += by;
      window.dispatchEvent(new Event('popstate'));
    }, 10);
  }
}

let history: FakeHistory;
let overlays: OpenOverlays;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  history = new FakeHistory();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('history', history);
  vi.stubGlobal('document', { activeElement: null, body: {} });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 8));
  overlays = createOpenOverlays();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Opens something like a component does: it is closed on request, or by the returned function. */
function open(): () => void {
  const close = vi.fn(() => remove());
  const remove = overlays.add(close);
  return close;
}
const pass = (milliseconds = 20): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

async function settle(): Promise<void> {
  const settled = overlays.settled();
  await pass();
  await settled;
}

describe('an open overlay', () => {
  it('an open overlay has one history entry each, and going back closes it', async () => {
    stop = syncOverlaysWithHistory(overlays, () => true);
    open();
    open();
    await pass();
    expect(history.entries).toEqual([null, { over: 1 }, { over: 2 }]);
    history.go(-1);
    await pass();
    expect(overlays.count()).toBe(1);
    history.go(-1);
    await pass();
    expect(overlays.count()).toBe(0);
    expect(history.index).toBe(0);
  });

  it('an open overlay has its history entry once it is drawn, which the visitor waits for', async () => {
    stop = syncOverlaysWithHistory(overlays, () => true);
    open();
    await pass(4);
    expect(history.entries).toEqual([null]);
    await pass();
    expect(history.entries).toEqual([null, { over: 1 }]);
  });

  it('an open overlay has no history entry if it is closed before it is drawn', async () => {
    stop = syncOverlaysWithHistory(overlays, () => true);
    open()();
    await pass();
    expect(history.entries).toEqual([null]);
    await overlays.settled();
  });

  it('loses its entry when it is closed in another way', async () => {
    stop = syncOverlaysWithHistory(overlays, () => true);
    const close = open();
    await pass();
    close();
    await settle();
    expect(history.index).toBe(0);
  });

  it('passes its history entry on to what opens at the same moment', async () => {
    stop = syncOverlaysWithHistory(overlays, () => true);
    const go = vi.spyOn(history, 'go');
    const close = open();
    await pass();
    close();
    open();
    await pass();
    expect(history.index).toBe(1);
    expect(go).not.toHaveBeenCalled();
  });

  it('an open overlay gets its entry once its predecessor has lost its own', async () => {
    stop = syncOverlaysWithHistory(overlays, () => true);
    const close = open();
    await pass();
    close();
    await pass(4);
    open();
    await pass();
    expect(history.entries).toEqual([null, { over: 1 }]);
    expect(history.index).toBe(1);
  });

  it('an open overlay gets an entry even if it was opened before this code had loaded', async () => {
    open();
    stop = syncOverlaysWithHistory(overlays, () => true);
    await pass();
    expect(history.entries).toEqual([null, { over: 1 }]);
  });

  it('an open overlay has no entry if the page does not own its address', async () => {
    stop = syncOverlaysWithHistory(overlays, () => false);
    open();
    await pass();
    expect(history.entries).toEqual([null]);
    await overlays.settled();
  });
});

describe('an entry whose overlay is gone', () => {
  it('an entry whose overlay is gone is left after a reload', async () => {
    history.pushState({ over: 1 });
    stop = syncOverlaysWithHistory(overlays, () => true);
    await settle();
    expect(history.index).toBe(0);
  });

  it('an entry whose overlay is gone is left when the visitor goes forward to it', async () => {
    stop = syncOverlaysWithHistory(overlays, () => true);
    open();
    await pass();
    history.go(-1);
    await pass();
    history.go(1);
    await pass(40);
    expect(history.index).toBe(0);
  });

  it('an entry whose overlay is gone becomes the page’s own if there is none to go back to', async () => {
    history.replaceState({ over: 1 });
    stop = syncOverlaysWithHistory(overlays, () => true);
    const settled = overlays.settled();
    await pass(1000);
    await settled;
    expect(history.state).toEqual({ over: 0 });
    open();
    await pass();
    expect(history.entries).toEqual([{ over: 0 }, { over: 1 }]);
  });
});
