import { startElementIds } from '../../shared/start-element-ids.js';
import { isTooOld } from './is-too-old.js';
import { endStart, setStartState, startState, tell, tellNoLonger } from './start-state.js';

/*
 * A script of its own, so small that it is there long before the page's own, and independent of it: it remembers what is
 * tapped meanwhile, and tells the visitor when the page's script or its styles do not come.
 *
 * It must run in browsers that the page's script cannot run in. So it is a classic script in ECMAScript 5; the build
 * fails on anything newer.
 */

/** Milliseconds after which the visitor is told that the page is slow, and styles no longer hold it back. */
var PATIENCE = 10000;

start();

function start(): void {
  if (isTooOld()) return endStart('old');
  // Otherwise it comes after the page's script, which hears clicks by itself.
  if (startState() === null) {
    setStartState('awaited');
    document.addEventListener('click', rememberClick, true);
  }
  // Failures of scripts and styles do not bubble, but can be caught on their way down.
  window.addEventListener('error', hearFailure, true);
  if (document.readyState === 'complete') checkFiles();
  else window.addEventListener('load', checkFiles);
  setTimeout(becomeImpatient, PATIENCE);
}

function rememberClick(event: Event): void {
  var button = event.target instanceof Element ? event.target.closest('button') : null;
  window.oaEarlyClick = button || undefined;
}

function hearFailure(event: Event): void {
  var target = event.target;
  if (target === mainScript()) endStart('failed');
  else if (target instanceof HTMLLinkElement && isFirstStyle(target)) tell('failed');
  // The page's script has come, and this browser does not understand it.
  else if (event instanceof ErrorEvent && event.error instanceof SyntaxError && isAwaited()) {
    var main = mainScript();
    if (main && event.filename === main.src) endStart('old');
  }
}

/** All files have come or failed by now, and this script may have missed the failures. */
function checkFiles(): void {
  if (isAwaited()) endStart('failed');
  else if (missingStyles().length) tell('failed');
}

function becomeImpatient(): void {
  var styles = missingStyles();
  for (var index = 0; index < styles.length; index += 1) {
    var link = styles[index];
    if (link) askAgain(link);
  }
  if (!isSlow()) return;
  tell('slow');
  new MutationObserver(beRelieved).observe(document.documentElement, { attributes: true });
}

/** Whether something is still on its way. A start that has failed is told as such. */
function isSlow(): boolean {
  var state = startState();
  return state === 'awaited' || state === 'begun' || (state === 'ready' && missingStyles().length > 0);
}

function beRelieved(): void {
  if (!isSlow()) tellNoLonger('slow');
}

/** Asks for a style sheet anew, in a way that does not hold the page back: without it the page can be read. */
function askAgain(link: HTMLLinkElement): void {
  var next = document.createElement('link');
  next.rel = 'stylesheet';
  // A sheet for another medium is loaded without being waited for.
  next.media = 'print';
  next.onload = function () {
    next.media = 'all';
    beRelieved();
  };
  // Under the same address, browsers go on waiting for the request that does not come.
  next.href = link.href + '?again';
  if (link.parentNode) link.parentNode.replaceChild(next, link);
}

function missingStyles(): HTMLLinkElement[] {
  var missing: HTMLLinkElement[] = [];
  var links = document.querySelectorAll('link[rel=stylesheet]');
  for (var index = 0; index < links.length; index += 1) {
    var link = links[index];
    if (link instanceof HTMLLinkElement && isFirstStyle(link) && !hasRules(link)) missing.push(link);
  }
  return missing;
}

/** Browsers differ in whether a sheet that has failed is there at all; none of ours is empty. */
function hasRules(link: HTMLLinkElement): boolean {
  try {
    return link.sheet !== null && link.sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/** Styles of late parts are those parts' business. */
function isFirstStyle(link: HTMLLinkElement): boolean {
  return link.rel === 'stylesheet' && !link.hasAttribute('data-late');
}

function isAwaited(): boolean {
  return startState() === 'awaited';
}

function mainScript(): HTMLScriptElement | null {
  return document.getElementById(startElementIds.mainScript) as HTMLScriptElement | null;
}
