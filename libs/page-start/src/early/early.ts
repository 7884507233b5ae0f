import { elementIds } from '../document/element-ids.js';
import { isTooOld } from './is-too-old.js';
import { lookAtFiles } from './look-at-files.js';
import { startAgainOnReturn } from './start-again.js';
import { layOutInTime } from './lay-out.js';
import { endStart, isStarting, setStartState, startState, tell, tellNoLonger } from './start-state.js';

/*
 * A separate script, so small that it runs long before the page's script: it remembers what is clicked meanwhile, and
 * tells the visitor if the page's script is slow or fails.
 *
 * It must run in browsers that are too old for the page's script. So it is a classic script in ECMAScript 5; the build
 * fails on anything newer.
 */

/** After this time the visitor is told that the page is slow. */
var SLOW_AFTER_MS = 10000;

start();

function start(): void {
  if (isTooOld()) return endStart('old');
  // Otherwise the page's script has run before, and handles clicks itself.
  if (startState() === null) {
    setStartState('awaited');
    document.addEventListener('click', rememberClick, true);
    layOutInTime();
  }
  // Error events of scripts do not bubble, but can be captured.
  window.addEventListener('error', noticeFailure, true);
  if (document.readyState === 'complete') checkFiles();
  else window.addEventListener('load', checkFiles);
  setTimeout(tellIfSlow, SLOW_AFTER_MS);
  startAgainOnReturn();
}

function rememberClick(event: Event): void {
  var button = event.target instanceof Element ? event.target.closest('button') : null;
  // A popover that the browser has already opened must not be closed by replaying the click.
  window.oaEarlyClick = button && !button.popoverTargetElement ? button : undefined;
}

function noticeFailure(event: Event): void {
  var target = event.target;
  if (target === mainScript()) lookAtFiles('failed');
  // The page's script has loaded, but this browser cannot parse it, or it is damaged.
  else if (event instanceof ErrorEvent && event.error instanceof SyntaxError && isAwaited())
    lookAtFiles('old');
}

/** By now all files have loaded or failed, and this script may have missed a failure. */
function checkFiles(): void {
  if (isAwaited()) lookAtFiles('failed');
}

function tellIfSlow(): void {
  if (!isStarting()) return;
  tell('slow');
  new MutationObserver(stopTellingSlow).observe(document.documentElement, { attributes: true });
}

/** A failed start has a message of its own. */
function stopTellingSlow(): void {
  if (!isStarting()) tellNoLonger('slow');
}

function isAwaited(): boolean {
  return startState() === 'awaited';
}

function mainScript(): HTMLScriptElement | null {
  return document.getElementById(elementIds.mainScript) as HTMLScriptElement | null;
}
