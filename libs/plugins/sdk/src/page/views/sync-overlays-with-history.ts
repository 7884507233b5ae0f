import { changeEntry, entryState, type EntryState } from './entry-state.js';
import type { OpenOverlays } from './open-overlays.js';

/** When a step back is given up: if there is no entry below, the browser reports nothing. */
const TIMEOUT_MS = 500;

/**
 * Gives each open overlay an entry in the browser's history, so that going back closes it; removes the entry when the
 * overlay is closed in another way. An entry whose overlay is gone, after a reload or on going forward, is left at
 * once.
 *
 * @param isOurs Whether the page owns its address: elsewhere, as in Storybook, nothing is written.
 * @returns A function that stops it.
 */
export function syncOverlaysWithHistory(overlays: OpenOverlays, isOurs: () => boolean): () => void {
  let stopped = false;
  /** Set while our own step back is pending: until it ends, no other may begin and no entry may be added. */
  let travelling: ReturnType<typeof setTimeout> | undefined;
  /** What had the focus then. */
  let focused: Element | null = null;
  const waiting: (() => void)[] = [];
  const depth = (): number => entryState().over ?? 0;

  function settle(): void {
    if (stopped || travelling !== undefined) return;
    if (isOurs()) {
      const surplus = depth() - overlays.count();
      if (surplus > 0) {
        travelling = setTimeout(giveUp, TIMEOUT_MS);
        focused = document.activeElement;
        history.go(-surplus);
        return;
      }
      while (depth() < overlays.count()) history.pushState({ over: depth() + 1 } satisfies EntryState, '');
    }
    waiting.splice(0).forEach((resolve) => resolve());
  }

  function arrived(): void {
    clearTimeout(travelling);
    travelling = undefined;
  }

  /** Returns the focus to where the visitor has it, if the fragment of the entry below has taken it. */
  function keepFocus(): void {
    const { activeElement } = document;
    const isTaken =
      activeElement === document.body || (activeElement?.id && location.hash === `#${activeElement.id}`);
    if (isTaken && focused instanceof HTMLElement && focused.isConnected)
      focused.focus({ preventScroll: true });
  }

  function giveUp(): void {
    arrived();
    changeEntry({ over: overlays.count() });
    settle();
  }

  function onPopState(): void {
    if (travelling === undefined) overlays.closeDownTo(depth());
    // The browser follows the entry's fragment, if it has one, once this event is over.
    else setTimeout(keepFocus);
    arrived();
    settle();
  }

  // A pop-up that closes may be replaced by one that opens at the same moment: then nothing needs to be done. An entry is
  // added only once the new pop-up is drawn, so that the visitor does not wait for it.
  overlays.onChange = () =>
    queueMicrotask(() => {
      if (depth() < overlays.count()) requestAnimationFrame(() => setTimeout(settle));
      else settle();
    });
  overlays.settled = () =>
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
    overlays.onChange = () => undefined;
    overlays.settled = () => Promise.resolve();
    waiting.splice(0).forEach((resolve) => resolve());
  };
}
