import { startElementIds } from '../../shared/start-element-ids.js';

/**
 * How far the start has come, as the attribute of the document element says it. Without the attribute no script runs:
 * the style sheet then hides what would need one.
 */
export type StartState =
  /** The early script is there; the page's script is awaited, and taps are remembered for it. */
  | 'awaited'
  /** The page's script runs. */
  | 'begun'
  /** The page answers. */
  | 'ready'
  /** It never will: it can be read, and its links work. */
  | 'failed'
  /** The browser is older than the page's script. */
  | 'old';

/** What the visitor is told about the start, each in a paragraph that the page server has written. */
export type StartWords = 'failed' | 'slow' | 'old';

var ATTRIBUTE = 'data-start';

/** How far the start has come; null before any script. */
export function startState(): StartState | null {
  return document.documentElement.getAttribute(ATTRIBUTE) as StartState | null;
}

/** Says so to the style sheet, and to the other of the two scripts. */
export function setStartState(state: StartState): void {
  document.documentElement.setAttribute(ATTRIBUTE, state);
}

/** Says that the page cannot be used, and why, and takes away what would pretend that it can. */
export function endStart(state: 'failed' | 'old'): void {
  setStartState(state);
  whenParsed(function () {
    tell(state);
    disableControls();
  });
}

/** Shows one message about the start in place of any other. The region is on the page before, so that it is read out. */
export function tell(words: StartWords): void {
  whenParsed(function () {
    var region = document.getElementById(startElementIds.startMessage);
    var paragraph = document.querySelector('[data-start-words="' + words + '"]');
    if (!region || !paragraph) return;
    var told = paragraph.cloneNode(true) as Element;
    told.removeAttribute('hidden');
    while (region.firstChild) region.removeChild(region.firstChild);
    region.appendChild(told);
  });
}

/** Takes that message away, unless there is another one by now. */
export function tellNoLonger(words: StartWords): void {
  var told = document.querySelector(
    '#' + startElementIds.startMessage + ' [data-start-words="' + words + '"]',
  );
  if (told && told.parentNode) told.parentNode.removeChild(told);
}

/** Controls of the server's markup stay to be seen, since the words around speak of them, but say that they are off. */
function disableControls(): void {
  var controls = document.querySelectorAll(
    '#' + startElementIds.root + ' button, #' + startElementIds.root + ' fieldset',
  );
  for (var index = 0; index < controls.length; index += 1) {
    var control = controls[index];
    // What the browser opens by itself needs no script.
    if (!control || (control as HTMLButtonElement).popoverTargetElement) continue;
    control.setAttribute('disabled', '');
    control.setAttribute('aria-describedby', startElementIds.startMessage);
  }
}

function whenParsed(run: () => void): void {
  if (document.readyState !== 'loading') run();
  else document.addEventListener('DOMContentLoaded', run);
}
