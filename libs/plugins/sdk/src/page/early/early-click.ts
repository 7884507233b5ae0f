'use client';

import { opensPopover } from '@oa-profile/ui';

/** The last click on a button, kept in case nothing could handle it yet. */
export interface EarlyClick {
  /** Clicks again if the last click was inside `element`. To be called when `element` becomes interactive. */
  repeatIn(element: Element): void;
}

/**
 * Remembers clicks from the moment it is called: React does not replay clicks on markup that it has not hydrated yet.
 * Links, native disclosures and popovers need no script, so they have worked already.
 *
 * @param before The button clicked last before this call, if a smaller script has listened until now.
 */
export function rememberEarlyClick(
  target: Pick<EventTarget, 'addEventListener'> = document,
  before?: HTMLElement,
): EarlyClick {
  let clicked = before;
  target.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      clicked = button && !opensPopover(button) ? button : undefined;
    },
    { capture: true, passive: true },
  );
  return {
    repeatIn(element) {
      const button = clicked;
      // The click was in another part, which is not interactive yet.
      if (!button || !element.contains(button)) return;
      clicked = undefined;
      button.click();
    },
  };
}
