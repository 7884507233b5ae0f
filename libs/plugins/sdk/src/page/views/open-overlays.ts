import type { BackCloses } from '@oa-profile/ui';

/**
 * What is open above the page, topmost last: pop-ups, the picture viewer. The code that gives each of them an entry in
 * the browser's history is loaded later ({@link syncOverlaysWithHistory}); until then nothing is written there.
 */
export interface OpenOverlays {
  /** Registers an open overlay. Returns a function to call once it is closed. */
  add: BackCloses;
  count: () => number;
  /** Asks the topmost ones to close, until `count` are left. */
  closeDownTo: (count: number) => void;
  /** Resolves once the history holds no entry of a closed overlay: to be awaited before leaving the page. */
  settled: () => Promise<void>;
  /** Called when an overlay opens or closes; set, like `settled`, by the code that is loaded late. */
  onChange: () => void;
}

/** Creates the list of open overlays, for one page. */
export function createOpenOverlays(): OpenOverlays {
  const closers: (() => void)[] = [];
  const overlays: OpenOverlays = {
    add(close) {
      closers.push(close);
      overlays.onChange();
      return () => {
        const place = closers.indexOf(close);
        if (place >= 0) closers.splice(place, 1);
        overlays.onChange();
      };
    },
    count: () => closers.length,
    closeDownTo: (count) => closers.slice(count).forEach((close) => close()),
    settled: () => Promise.resolve(),
    onChange: () => undefined,
  };
  return overlays;
}
