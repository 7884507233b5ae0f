import { navigationType } from './navigation-type.js';
import { isStarting } from './start-state.js';

/** Of the document element, as long as sections are skipped although a script runs. Not there, all are laid out. */
var SKIPS = 'data-skips';

/** For how long a section waits at most until the browser is idle. */
var IDLE_TIMEOUT_MS = 3000;

/**
 * Has the sections laid out that browsers skip at first (`start.css`): once the page has started, or will not start any
 * more, one after the other whenever the browser is idle, since all at once would be a long task for which a tap waits. At
 * once where somebody is led to a place in the page, or jumps to its end: as long as the sections above have heights that
 * are only assumed, the place is elsewhere, and what is read would move on the way up. To be called where the page's script
 * has not run yet: without this script, it has all laid out by what it says of the start.
 */
export function layOutInTime(): void {
  if (isReturn() || location.hash || typeof requestIdleCallback !== 'function') return;
  document.documentElement.setAttribute(SKIPS, '');
  document.addEventListener('click', layOutForLink, true);
  document.addEventListener('keydown', layOutForJump, true);
  var observer = new MutationObserver(layOutOnceStarted);
  observer.observe(document.documentElement, { attributes: true });

  function layOutOnceStarted(): void {
    if (isStarting()) return;
    observer.disconnect();
    layOutRest();
  }
}

/** Whether the browser is about to scroll to where the page was left, which it knows as a number of pixels. */
function isReturn(): boolean {
  var type = navigationType();
  return type !== undefined && type !== 'navigate';
}

/** A link within the page. Its target has no margin either before it is laid out. */
function layOutForLink(event: Event): void {
  if (event.target instanceof Element && event.target.closest('a[href*="#"]')) layOutAll();
}

function layOutForJump(event: KeyboardEvent): void {
  if (event.key === 'End' || event.key === 'Home') layOutAll();
}

function layOutAll(): void {
  document.documentElement.removeAttribute(SKIPS);
}

function layOutRest(): void {
  var sections = document.querySelectorAll<HTMLElement>('#section-list > [data-late]');
  var position = 0;
  next();

  function next(): void {
    requestIdleCallback(layOutNext, { timeout: IDLE_TIMEOUT_MS });
  }
  function layOutNext(): void {
    // Somebody may have been led elsewhere meanwhile.
    if (!document.documentElement.hasAttribute(SKIPS)) return;
    var section = sections[position];
    position += 1;
    if (!section) return layOutAll();
    section.style.contentVisibility = 'visible';
    next();
  }
}
