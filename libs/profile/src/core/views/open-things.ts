import type { BackCloses } from '@oa-profile/ui';

/**
 * What is open above the page, the last one on top: pop-ups, the viewer of pictures. What gives each of them a step of
 * the browser's history is loaded later ({@link giveOpenThingsEntries}); until then nothing is written there.
 */
export interface OpenThings {
  /** Something has opened. Returns a function to call once it is closed. */
  add: BackCloses;
  count: () => number;
  /** Asks the uppermost ones to close, until `count` are left. */
  closeDownTo: (count: number) => void;
  /** Resolves once the history has no step of what is closed any more: before the page goes elsewhere. */
  settled: () => Promise<void>;
  /** Hears of what opens and closes; set, with `settled`, by the code that comes late. */
  onChange: () => void;
}

/** Creates the list of what is open, for one page. */
export function createOpenThings(): OpenThings {
  const closers: (() => void)[] = [];
  const things: OpenThings = {
    add(close) {
      closers.push(close);
      things.onChange();
      return () => {
        const place = closers.indexOf(close);
        if (place >= 0) closers.splice(place, 1);
        things.onChange();
      };
    },
    count: () => closers.length,
    closeDownTo: (count) => closers.slice(count).forEach((close) => close()),
    settled: () => Promise.resolve(),
    onChange: () => undefined,
  };
  return things;
}
