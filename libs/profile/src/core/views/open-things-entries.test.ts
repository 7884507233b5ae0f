import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveOpenThingsEntries } from './open-things-entries.js';
import { createOpenThings, type OpenThings } from './open-things.js';

/** A browser's history: entries of one document, between which it steps a moment after it is told to. */
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
let things: OpenThings;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  history = new FakeHistory();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('history', history);
  things = createOpenThings();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Opens something as a component does: it is closed when it is asked to be, or by the function this returns. */
function open(): () => void {
  const close = vi.fn(() => remove());
  const remove = things.add(close);
  return close;
}
const pass = (milliseconds = 20): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

async function settle(): Promise<void> {
  const settled = things.settled();
  await pass();
  await settled;
}

describe('what is open', () => {
  it('has one history entry each, and going back closes it', async () => {
    stop = giveOpenThingsEntries(things, () => true);
    open();
    open();
    await pass();
    expect(history.entries).toEqual([null, { over: 1 }, { over: 2 }]);
    history.go(-1);
    await pass();
    expect(things.count()).toBe(1);
    history.go(-1);
    await pass();
    expect(things.count()).toBe(0);
    expect(history.index).toBe(0);
  });

  it('takes its entry away when it is closed otherwise', async () => {
    stop = giveOpenThingsEntries(things, () => true);
    const close = open();
    await pass();
    close();
    await settle();
    expect(history.index).toBe(0);
  });

  it('passes its history entry on to what opens at the same moment', async () => {
    stop = giveOpenThingsEntries(things, () => true);
    const go = vi.spyOn(history, 'go');
    const close = open();
    await pass();
    close();
    open();
    await pass();
    expect(history.index).toBe(1);
    expect(go).not.toHaveBeenCalled();
  });

  it('gets its entry when what was there before has lost its own', async () => {
    stop = giveOpenThingsEntries(things, () => true);
    const close = open();
    await pass();
    close();
    await pass(4);
    open();
    await pass();
    expect(history.entries).toEqual([null, { over: 1 }]);
    expect(history.index).toBe(1);
  });

  it('has an entry, too, when it was opened before this code had come', async () => {
    open();
    stop = giveOpenThingsEntries(things, () => true);
    await pass();
    expect(history.entries).toEqual([null, { over: 1 }]);
  });

  it('writes nothing where the address is not the page’s', async () => {
    stop = giveOpenThingsEntries(things, () => false);
    open();
    await pass();
    expect(history.entries).toEqual([null]);
    await things.settled();
  });
});

describe('an entry whose thing is gone', () => {
  it('is left when the page has been loaded anew', async () => {
    history.pushState({ over: 1 });
    stop = giveOpenThingsEntries(things, () => true);
    await settle();
    expect(history.index).toBe(0);
  });

  it('is left when the visitor goes forward to it', async () => {
    stop = giveOpenThingsEntries(things, () => true);
    open();
    await pass();
    history.go(-1);
    await pass();
    history.go(1);
    await pass(40);
    expect(history.index).toBe(0);
  });

  it('becomes the page’s own where none is left to go back to', async () => {
    history.replaceState({ over: 1 });
    stop = giveOpenThingsEntries(things, () => true);
    const settled = things.settled();
    await pass(1000);
    await settled;
    expect(history.state).toEqual({ over: 0 });
    open();
    await pass();
    expect(history.entries).toEqual([{ over: 0 }, { over: 1 }]);
  });
});
