'use client';

import { opensPopover } from '@oa-profile/ui';

/** The last click on a button, kept for the case that nothing could answer it yet. */
export interface EarlyClick {
  /** Clicks again if the last click was inside `element`. For the moment when `element` becomes able to answer. */
  repeatIn(element: Element): void;
}

/**
 * Remembers clicks from the moment it is called: React does not repeat clicks on markup that it has not taken over yet.
 * Links, native disclosures and popovers need no script, so they have done their work already.
 *
 * @param before The button that was clicked last before, where a smaller script has listened until now.
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
      // Another part than the clicked one: that one's turn is yet to come.
      if (!button || !element.contains(button)) return;
      clicked = undefined;
      button.click();
    },
  };
}
