import { closePopovers } from './popover-state.js';

/** What a dialog does when the visitor's keys ask for it. */
interface ModalKeys {
  /** The visitor has pressed Esc. What the browser itself tells of a modal dialog, it tells by its events. */
  onEscape: () => void;
  /** The focus has got out of it, or what had it has gone. */
  takeFocus: () => void;
}

interface OpenModal extends ModalKeys {
  dialog: HTMLElement;
}

/** Dialogs that are open; the last one lies upon the others. */
const open: OpenModal[] = [];
/** What is hidden from assistive technology meanwhile. */
let hidden: readonly Element[] = [];

/**
 * Opens a dialog upon everything else, and hides that from assistive technology until it is closed. The dialog has to cover
 * the window, so that no pointer reaches what is behind it, and to keep the focus.
 *
 * It is a popover and no modal dialog of the browser's where popovers are known: that one makes the rest of the page inert,
 * for which browsers style each of its elements anew before they draw the dialog, and again when it is closed (decision 62).
 *
 * @returns Closes it, and gives the focus back to what had it.
 */
export function openModal(dialog: HTMLDialogElement, keys: ModalKeys): () => void {
  // A button may make way for what it has led to: the focus would be on the page, and a screen reader lost in it.
  const changes = new MutationObserver(() => {
    if (document.activeElement === document.body && (open.at(-1)?.dialog ?? dialog) === dialog)
      keys.takeFocus();
  });
  changes.observe(dialog, { childList: true, subtree: true });
  if (!('popover' in HTMLElement.prototype)) {
    dialog.showModal();
    return () => {
      changes.disconnect();
      dialog.close();
    };
  }
  // As a modal dialog would. They give the focus back to what had opened them, which stays when they are gone.
  closePopovers(document, dialog);
  const opener = document.activeElement;
  dialog.showPopover();
  const entry = { dialog, ...keys };
  open.push(entry);
  hideRest();
  if (open.length === 1) {
    document.addEventListener('keydown', hearEscape);
    document.addEventListener('focusin', bringBackFocus);
  }
  return () => {
    changes.disconnect();
    open.splice(open.indexOf(entry), 1);
    if (open.length === 0) {
      document.removeEventListener('keydown', hearEscape);
      document.removeEventListener('focusin', bringBackFocus);
    }
    hideRest();
    const hadFocus = dialog.contains(document.activeElement) || document.activeElement === document.body;
    // First, since giving the focus away lays out what has changed: the dialog's going is laid out once, with what follows.
    if (hadFocus && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    dialog.hidePopover();
  };
}

function hearEscape(event: KeyboardEvent): void {
  // With an input method it takes back what is being written.
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
  open.at(-1)?.onEscape();
}

/** Keys come to what lies behind a dialog from the bars of the browser. */
function bringBackFocus({ target }: FocusEvent): void {
  const uppermost = open.at(-1);
  if (target instanceof Node && !uppermost?.dialog.contains(target)) uppermost?.takeFocus();
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

/** Gives the focus to the first, or the last, thing in a part of the page that keys reach. */
export function focusOn(end: 'first' | 'last', part: ParentNode): void {
  const candidates = [...part.querySelectorAll<HTMLElement>(stops)].filter(({ tabIndex }) => tabIndex >= 0);
  if (end === 'last') candidates.reverse();
  // Whatever cannot be seen or used does not take it.
  candidates.find((candidate) => {
    candidate.focus();
    return document.activeElement === candidate;
  });
}
