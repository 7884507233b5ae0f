import { isStarting, startState } from './start-state.js';

/**
 * Starts the page again when the visitor comes back to one that was left before its start had ended. The browser then
 * breaks off what is still loading: it may keep the page as it was left, without its scripts, or let it sleep until its
 * requests have failed. Without a network, what can be read stays.
 */
export function startAgainOnReturn(): void {
  /** Whether the visitor was elsewhere while the page was starting: a failure may be due to that. */
  var wasAway = isAway();

  function startAgain(): void {
    if (!wasAway || isAway() || startState() !== 'failed' || !navigator.onLine) return;
    wasAway = false;
    location.reload();
  }

  document.addEventListener('visibilitychange', function () {
    if (isAway() && isStarting()) wasAway = true;
    startAgain();
  });
  new MutationObserver(startAgain).observe(document.documentElement, { attributes: true });
  window.addEventListener('pageshow', function (event) {
    // What has been broken off has not always told so.
    if (event.persisted && (isStarting() || startState() === 'failed') && navigator.onLine) location.reload();
  });
}

function isAway(): boolean {
  return document.visibilityState === 'hidden';
}
