import { closePopovers } from './popover-state.js';

/** Dialogs that are open, and what closes them; the last one lies upon the others. */
const open: { dialog: HTMLElement; onEscape: () => void }[] = [];
/** What is hidden from assistive technology meanwhile. */
let hidden: readonly Element[] = [];

/**
 * Opens a dialog upon everything else, which nobody can reach until it is closed: neither by pointer, as long as the
 * dialog covers the window, nor by keys, nor by ear. Keys stay inside with the help of what `keepFocusIn` is told.
 *
 * It is a popover and no modal dialog of the browser's where popovers are known: that one makes the rest of the page inert,
 * for which browsers style each of its elements anew before they draw the dialog, and again when it is closed (decision 62).
 *
 * @param onEscape The visitor has pressed Esc. What the browser itself tells of a modal dialog, it tells by its events.
 * @returns Closes it, and gives the focus back to what had it.
 */
export function openModal(dialog: HTMLDialogElement, onEscape: () => void): () => void {
  if (!('popover' in HTMLElement.prototype)) {
    dialog.showModal();
    return () => dialog.close();
  }
  const opener = document.activeElement;
  // As a modal dialog would.
  closePopovers(document, dialog);
  dialog.showPopover();
  const entry = { dialog, onEscape };
  open.push(entry);
  hideRest();
  if (open.length === 1) document.addEventListener('keydown', hearEscape);
  return () => {
    open.splice(open.indexOf(entry), 1);
    if (open.length === 0) document.removeEventListener('keydown', hearEscape);
    hideRest();
    const hadFocus = dialog.contains(document.activeElement) || document.activeElement === document.body;
    dialog.hidePopover();
    if (hadFocus && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}

function hearEscape(event: KeyboardEvent): void {
  // With an input method it takes back what is being written.
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
  open.at(-1)?.onEscape();
}

/** Hides all that lies behind the uppermost dialog from assistive technology. */
function hideRest(): void {
  for (const element of hidden) element.removeAttribute('aria-hidden');
  const dialog = open.at(-1)?.dialog;
  hidden = dialog ? around(dialog).filter((element) => !element.hasAttribute('aria-hidden')) : [];
  for (const element of hidden) element.setAttribute('aria-hidden', 'true');
}

/** What is beside an element, and beside what it is in. */
function around(element: Element): Element[] {
  const parent = element === document.body ? undefined : element.parentElement;
  if (!parent) return [];
  return [...[...parent.children].filter((child) => child !== element), ...around(parent)];
}

const stops = 'a, area, audio, button, iframe, input, select, summary, textarea, video, [tabindex]';

/** Gives the focus to the last thing in a part of the page that keys reach. */
export function focusLast(part: ParentNode): void {
  const candidates = [...part.querySelectorAll<HTMLElement>(stops)].filter(({ tabIndex }) => tabIndex >= 0);
  // Whatever cannot be seen or used does not take it.
  candidates.reverse().find((candidate) => {
    candidate.focus();
    return document.activeElement === candidate;
  });
}
