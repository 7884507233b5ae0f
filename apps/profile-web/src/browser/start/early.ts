import { startElementIds } from '../../shared/start-element-ids.js';
import { isTooOld } from './is-too-old.js';
import { endStart, setStartState, startState, tell, tellNoLonger } from './start-state.js';

/*
 * A script of its own, so small that it is there long before the page's own, and independent of it: it remembers what is
 * tapped meanwhile, and tells the visitor when the page's script does not come.
 *
 * It must run in browsers that the page's script cannot run in. So it is a classic script in ECMAScript 5; the build
 * fails on anything newer.
 */

/** Milliseconds after which the visitor is told that the page is slow. */
var PATIENCE = 10000;

start();

function start(): void {
  if (isTooOld()) return endStart('old');
  // Otherwise it comes after the page's script, which hears clicks by itself.
  if (startState() === null) {
    setStartState('awaited');
    document.addEventListener('click', rememberClick, true);
  }
  // Failures of scripts do not bubble, but can be caught on their way down.
  window.addEventListener('error', hearFailure, true);
  if (document.readyState === 'complete') checkFiles();
  else window.addEventListener('load', checkFiles);
  setTimeout(becomeImpatient, PATIENCE);
}

function rememberClick(event: Event): void {
  var button = event.target instanceof Element ? event.target.closest('button') : null;
  // What the browser has opened by itself must not be closed again.
  window.oaEarlyClick = button && !button.popoverTargetElement ? button : undefined;
}

function hearFailure(event: Event): void {
  var target = event.target;
  if (target === mainScript()) endStart('failed');
  // The page's script has come, and this browser does not understand it.
  else if (event instanceof ErrorEvent && event.error instanceof SyntaxError && isAwaited()) {
    var main = mainScript();
    if (main && event.filename === main.src) endStart('old');
  }
}

/** All files have come or failed by now, and this script may have missed the failure. */
function checkFiles(): void {
  if (isAwaited()) endStart('failed');
}

function becomeImpatient(): void {
  if (!isSlow()) return;
  tell('slow');
  new MutationObserver(beRelieved).observe(document.documentElement, { attributes: true });
}

/** Whether something is still on its way. A start that has failed is told as such. */
function isSlow(): boolean {
  var state = startState();
  return state === 'awaited' || state === 'begun';
}

function beRelieved(): void {
  if (!isSlow()) tellNoLonger('slow');
}

function isAwaited(): boolean {
  return startState() === 'awaited';
}

function mainScript(): HTMLScriptElement | null {
  return document.getElementById(startElementIds.mainScript) as HTMLScriptElement | null;
}
