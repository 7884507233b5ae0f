import { isEscape } from './is-escape.js';
import { lastUsed, stops } from './last-used.js';
import { closePopovers } from './popover-state.js';

/** A dialog's reactions to keys and focus. */
interface ModalKeys {
  /** Called when the visitor has pressed Esc. A native modal dialog sends an event instead. */
  onEscape: () => void;
  /** Called when the focus has left the dialog, or its element is gone. */
  takeFocus: () => void;
}

interface OpenModal extends ModalKeys {
  dialog: HTMLElement;
}

/** The open dialogs; the last one is on top. */
const open: OpenModal[] = [];
/** The elements hidden from assistive technology for now. */
let hidden: readonly Element[] = [];

/**
 * Opens a dialog on top of the page, which is hidden from assistive technology until it is closed. The dialog must
 * cover the window, so that no pointer reaches what is behind it, and keep the focus.
 *
 * It is a popover, if supported, and not a native modal dialog: that would make the rest of the page inert, for which
 * browsers recalculate the styles of all its elements when it opens and when it closes (docs/decisions/pop-ups.md).
 *
 * @returns a function that closes it and returns the focus to the control that was used last; if there is none, as
 *   after a link that opens a dialog, it goes to the heading of the page
 */
export function openModal(dialog: HTMLDialogElement, keys: ModalKeys): () => void {
  // A focused button may be replaced by its result. The focus would then be on the page, and a screen reader lost.
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
  // As a native modal dialog would. They return the focus to their opener, which remains in the page.
  closePopovers(document, dialog);
  const opener = lastUsed();
  dialog.showPopover();
  const entry = { dialog, ...keys };
  open.push(entry);
  hideRest();
  if (open.length === 1) {
    document.addEventListener('keydown', hearEscape);
    document.addEventListener('focusin', bringBackFocus);
    window.addEventListener('blur', hideRestFromSearch);
  }
  return () => {
    changes.disconnect();
    open.splice(open.indexOf(entry), 1);
    if (open.length === 0) {
      document.removeEventListener('keydown', hearEscape);
      document.removeEventListener('focusin', bringBackFocus);
      window.removeEventListener('blur', hideRestFromSearch);
    }
    hideRest();
    const hadFocus = dialog.contains(document.activeElement) || document.activeElement === document.body;
    // Before hiding: `focus()` forces layout, and this way the page is laid out once.
    if (hadFocus) (opener?.isConnected ? opener : pageHeading())?.focus({ preventScroll: true });
    dialog.hidePopover();
  };
}

function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  return heading;
}

function hearEscape(event: KeyboardEvent): void {
  if (isEscape(event)) open.at(-1)?.onEscape();
}

/** The Tab key leads from the browser's bars to what is behind a dialog. */
function bringBackFocus({ target }: FocusEvent): void {
  const uppermost = open.at(-1);
  if (target instanceof Node && !uppermost?.dialog.contains(target)) uppermost?.takeFocus();
}

/** Hides everything behind the top dialog from assistive technology. */
function hideRest(): void {
  for (const element of hidden) {
    element.removeAttribute('aria-hidden');
    element.removeAttribute('inert');
  }
  const dialog = open.at(-1)?.dialog;
  hidden = dialog ? around(dialog).filter((element) => !element.matches('[aria-hidden], [inert]')) : [];
  for (const element of hidden) element.setAttribute('aria-hidden', 'true');
}

/**
 * Hides it from the browser's text search, too, which finds nothing in what is inert. The search has a field of its own,
 * which takes the focus from the window; earlier, the dialog would open later.
 */
function hideRestFromSearch(): void {
  for (const element of hidden) element.setAttribute('inert', '');
}

/** The siblings of an element and of its ancestors. */
function around(element: Element): Element[] {
  const parent = element === document.body ? undefined : element.parentElement;
  if (!parent) return [];
  return [...[...parent.children].filter((child) => child !== element), ...around(parent)];
}

/** Focuses the first or last element of a part of the page that the Tab key reaches. */
export function focusOn(end: 'first' | 'last', part: ParentNode): void {
  const candidates = [...part.querySelectorAll<HTMLElement>(stops)].filter(({ tabIndex }) => tabIndex >= 0);
  if (end === 'last') candidates.reverse();
  // Hidden and disabled elements do not take the focus.
  candidates.find((candidate) => {
    candidate.focus();
    return document.activeElement === candidate;
  });
}
