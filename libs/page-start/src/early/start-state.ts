import { elementIds } from '../document/element-ids.js';

/** In an attribute of the document element. Until there is one, the style sheet hides what needs a script. */
export type StartState =
  /** The early script runs; the page's script is awaited, and clicks are remembered for it. */
  | 'awaited'
  /** The page's script runs. */
  | 'begun'
  /** The page is interactive. */
  | 'ready'
  /** The page will not become interactive, but it can be read, and its links work. */
  | 'failed'
  /** The browser is too old for the page's script. */
  | 'old';

/** The messages about the start, each in a paragraph of the server's markup. */
export type StartWords = 'failed' | 'slow' | 'old';

var ATTRIBUTE = 'data-start';

/** State of the start; null before any script has run. */
export function startState(): StartState | null {
  return document.documentElement.getAttribute(ATTRIBUTE) as StartState | null;
}

/** Whether a script runs that has not come to an end yet. */
export function isStarting(): boolean {
  var state = startState();
  return state === 'awaited' || state === 'begun';
}

/** Sets the state, for the style sheet and for the other script. */
export function setStartState(state: StartState): void {
  document.documentElement.setAttribute(ATTRIBUTE, state);
}

/** Tells the visitor why the page cannot be used, and disables its controls. */
export function endStart(state: 'failed' | 'old'): void {
  setStartState(state);
  whenParsed(function () {
    tell(state);
    disableControls();
  });
}

/** Shows one message instead of any other. The live region exists before, so screen readers announce it. */
export function tell(words: StartWords): void {
  whenParsed(function () {
    var region = document.getElementById(elementIds.startMessage);
    var paragraph = document.querySelector('[data-start-words="' + words + '"]');
    if (!region || !paragraph) return;
    var message = paragraph.cloneNode(true) as Element;
    message.removeAttribute('hidden');
    while (region.firstChild) region.removeChild(region.firstChild);
    region.appendChild(message);
  });
}

/** Removes that message, unless another one has replaced it. */
export function tellNoLonger(words: StartWords): void {
  var message = document.querySelector('#' + elementIds.startMessage + ' [data-start-words="' + words + '"]');
  if (message && message.parentNode) message.parentNode.removeChild(message);
}

/** Disables the controls. They stay visible, since the text around refers to them. */
function disableControls(): void {
  var root = document.getElementById(elementIds.root);
  var controls = root ? root.querySelectorAll('button, fieldset, input') : [];
  for (var index = 0; index < controls.length; index += 1) {
    var control = controls[index];
    // The browser opens popovers without script.
    if (!control || (control as HTMLButtonElement).popoverTargetElement) continue;
    control.setAttribute('disabled', '');
    control.setAttribute('aria-describedby', elementIds.startMessage);
  }
}

function whenParsed(run: () => void): void {
  if (document.readyState !== 'loading') run();
  else document.addEventListener('DOMContentLoaded', run);
}
