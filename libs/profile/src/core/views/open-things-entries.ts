import { changeEntry, entryState, type EntryState } from './entry-state.js';
import type { OpenThings } from './open-things.js';

/** Milliseconds after which a step back is given up: where the entry below is gone, the browser says nothing. */
const PATIENCE = 500;

/**
 * Gives each thing that is open above the page an entry of the browser's history, so that the visitor's way back closes
 * it; takes the entry away again when it is closed otherwise. An entry whose thing is gone, after a reload or on the way
 * forward, is left at once.
 *
 * @param isOurs Whether the page owns its address: elsewhere, as in a catalogue of components, nothing is written.
 * @returns A function that stops it.
 */
export function giveOpenThingsEntries(things: OpenThings, isOurs: () => boolean): () => void {
  let stopped = false;
  /** Set while a step back of our own is on its way: no other may begin, and no entry be added, before it has ended. */
  let travelling: ReturnType<typeof setTimeout> | undefined;
  const waiting: (() => void)[] = [];
  const depth = (): number => entryState().over ?? 0;

  function settle(): void {
    if (stopped || travelling !== undefined) return;
    if (isOurs()) {
      const surplus = depth() - things.count();
      if (surplus > 0) {
        travelling = setTimeout(giveUp, PATIENCE);
        history.go(-surplus);
        return;
      }
      while (depth() < things.count()) history.pushState({ over: depth() + 1 } satisfies EntryState, '');
    }
    waiting.splice(0).forEach((resolve) => resolve());
  }

  function arrived(): void {
    clearTimeout(travelling);
    travelling = undefined;
  }

  function giveUp(): void {
    arrived();
    changeEntry({ over: things.count() });
    settle();
  }

  function onPopState(): void {
    if (travelling === undefined) things.closeDownTo(depth());
    arrived();
    settle();
  }

  // What closes may make room for something that opens in the same breath: then there is nothing to do.
  things.onChange = () => queueMicrotask(settle);
  things.settled = () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      settle();
    });
  window.addEventListener('popstate', onPopState);
  settle();
  return () => {
    stopped = true;
    arrived();
    window.removeEventListener('popstate', onPopState);
    things.onChange = () => undefined;
    things.settled = () => Promise.resolve();
    waiting.splice(0).forEach((resolve) => resolve());
  };
}
