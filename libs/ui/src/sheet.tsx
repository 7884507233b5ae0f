import { clsx } from 'clsx';
import type { ReactElement, ReactNode, Ref } from 'react';
import { IconButton, type IconButtonProps } from './icon-button.js';
import { closeIcon } from './icons/way-icons.js';
import styles from './sheet.module.css';

/** What a dialog and a popover are given alike. */
export interface SheetProps {
  /** Its heading, which gets the focus at first. */
  title: ReactNode;
  /** Name of the close button: 'Close'. */
  closeLabel: string;
  /** Its content, which scrolls if it is long. */
  children: ReactNode;
}

interface SheetPartsProps extends SheetProps {
  titleId: string;
  /** What the close button does. */
  close: Pick<IconButtonProps, 'onClick' | 'popoverTarget' | 'popoverTargetAction'>;
  /** Buttons, which stay visible while a long content scrolls. */
  actions?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** The visible part of a dialog and of a popover: from below on a phone, a card on larger screens. */
export function Sheet({
  title,
  titleId,
  closeLabel,
  close,
  children,
  actions,
  className,
  ref,
}: SheetPartsProps): ReactElement {
  return (
    <div ref={ref} className={clsx(styles.sheet, className)}>
      <div className={styles.header}>
        <h2 ref={takesFocus} id={titleId} className={styles.title} tabIndex={-1} autoFocus>
          {title}
        </h2>
        <IconButton icon={closeIcon} label={closeLabel} {...close} />
      </div>
      <div className={styles.content}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** React renders `autofocus` only on the server. */
function takesFocus(heading: HTMLElement | null): void {
  heading?.setAttribute('autofocus', '');
}
