import { clsx } from 'clsx';
import { useId, useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useBackCloses } from './back-closes.js';
import styles from './dialog.module.css';
import fullWindow from './full-window.module.css';
import { IconButton } from './icon-button.js';
import { closeIcon } from './icons/way-icons.js';
import { focusOn, openModal } from './modal.js';
import { takesFocus } from './takes-focus.js';

export interface DialogProps {
  /** Whether it is shown. Controlled by the parent. */
  open: boolean;
  /**
   * The visitor wants to close it: with Esc, the close button, a tap beside it, or Back if the page offers that
   * (`BackClosesContext`).
   */
  onClose: () => void;
  /** Its heading, which gets the focus at first. */
  title: ReactNode;
  /** Name of the close button: 'Close'. */
  closeLabel: string;
  /** Its content, which scrolls if it is long. */
  children: ReactNode;
  /** Buttons, which stay visible while a long content scrolls. */
  actions?: ReactNode;
  /**
   * `sheet` comes from below on a phone and is a card on larger screens; `screen` fills the screen and is dark in both
   * schemes, for looking at pictures: its content fills the space below the header, and scrolls on its own.
   *
   * @default 'sheet'
   */
  shape?: 'sheet' | 'screen';
  /** For its size. */
  className?: string | undefined;
}

/**
 * A modal dialog. The focus goes to its title, stays inside, and returns to where it was. The element covers the
 * window; only its sheet is visible.
 */
export function Dialog({ open, ...props }: DialogProps): ReactElement | null {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  onClose,
  title,
  closeLabel,
  children,
  actions,
  shape = 'sheet',
  className,
}: Omit<DialogProps, 'open'>): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
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
    // Otherwise browsers focus the first element, which passes it on: each step forces a layout and may be read out.
    takesFocus(heading.current);
    const close = openModal(element, {
      onEscape: () => latestOnClose.current(),
      takeFocus: () => heading.current?.focus({ preventScroll: true }),
    });
    heading.current?.focus();
    return close;
  }, []);

  return (
    <dialog
      ref={dialog}
      data-oa=""
      data-shape={shape}
      popover="manual"
      className={clsx(fullWindow.window, styles.dialog)}
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
      <div className={clsx(fullWindow.stage, styles.stage)}>
        {/* The Tab key out of the dialog reaches one of these two. */}
        <div tabIndex={0} onFocus={() => content.current && focusOn('last', content.current)} />
        <div ref={content} className={clsx(styles.sheet, className)}>
          <div className={styles.header}>
            <h2 ref={heading} id={titleId} className={styles.title} tabIndex={-1}>
              {title}
            </h2>
            <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />
          </div>
          <div className={styles.content}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        <div tabIndex={0} onFocus={() => content.current && focusOn('first', content.current)} />
      </div>
    </dialog>
  );
}
