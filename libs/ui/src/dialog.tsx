import { useId, useLayoutEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { useBackCloses } from './back-closes.js';
import { focusOn, openModal } from './modal.js';
import { Sheet, type SheetProps } from './sheet.js';
import styles from './sheet.module.css';

export interface DialogProps extends SheetProps {
  /** Whether it is shown. Controlled by the parent. */
  open: boolean;
  /** The visitor wants to close it: with Esc, the close button, a tap beside it, or Back (`BackClosesContext`). */
  onClose: () => void;
  /** Buttons, which stay visible while a long content scrolls. */
  actions?: ReactNode;
  /**
   * `sheet` comes from below on a phone and is a card on larger screens; `screen` fills the screen and is dark in both
   * schemes, for looking at pictures: its content fills the space below the header, and scrolls on its own.
   *
   * @default 'sheet'
   */
  shape?: 'sheet' | 'screen';
  /** The field in it that gets the focus at first, so that the visitor can type at once. @default its title gets it */
  field?: RefObject<HTMLElement | null>;
  /** For its size. */
  className?: string | undefined;
}

/** Focus goes to the title or a field, stays inside, and returns. The element covers the window; its sheet shows. */
export function Dialog({ open, ...props }: DialogProps): ReactElement | null {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ onClose, shape = 'sheet', field, ...sheet }: Omit<DialogProps, 'open'>): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const latestOnClose = useRef(onClose);
  const pressedBeside = useRef(false);
  const titleId = useId();

  useBackCloses(onClose);

  useLayoutEffect(() => {
    latestOnClose.current = onClose;
  });
  // A layout effect, because its cleanup runs while the dialog is still in the document: only then does closing it give
  // the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    // With its `autofocus`, browsers do not focus the first element, which passes the focus on: each step would force a
    // layout, and might be read out.
    const heading = element.querySelector('h2');
    const first = field?.current ?? heading;
    heading?.removeAttribute('autofocus');
    first?.setAttribute('autofocus', '');
    const close = openModal(element, {
      onEscape: () => latestOnClose.current(),
      // Not the field: a phone's keyboard would open.
      takeFocus: () => heading?.focus({ preventScroll: true }),
    });
    first?.focus();
    return close;
  }, [field]);

  return (
    <dialog
      ref={dialog}
      data-oa=""
      data-shape={shape}
      popover="manual"
      className={styles.window}
      aria-modal="true"
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file input inside also sends `cancel` events.
        if (event.target !== event.currentTarget) return;
        // The parent's state decides.
        event.preventDefault();
        onClose();
      }}
      // Browsers close it without a `cancel` event when Esc is pressed twice.
      onClose={(event) => {
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // A text selection that ends beside the sheet causes a click there, but did not start there.
        if (pressedBeside.current && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.stage}>
        {/* The Tab key out of the dialog reaches one of these two. */}
        <div tabIndex={0} onFocus={() => content.current && focusOn('last', content.current)} />
        <Sheet {...sheet} ref={content} titleId={titleId} close={{ onClick: onClose }} />
        <div tabIndex={0} onFocus={() => content.current && focusOn('first', content.current)} />
      </div>
    </dialog>
  );
}
