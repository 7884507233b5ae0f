import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { bringIntoSight } from './bring-into-sight.js';
import styles from './snap-row.module.css';

export interface SnapRowProps {
  /** `<li>`s, each with something focusable, so that the keyboard can scroll the row. */
  children: ReactNode;
  /** For its position in its container. */
  className?: string | undefined;
}

/**
 * A row to scroll: a finger moves it by whole items, and a part of the next one shows that it continues. As any element
 * that scrolls sideways it has `data-row`, by which the page finds it.
 */
export function SnapRow({ children, className }: SnapRowProps): ReactElement {
  return (
    <ul role="list" data-row="" className={clsx(styles.row, className)} onFocus={bringIntoSight}>
      {children}
    </ul>
  );
}
