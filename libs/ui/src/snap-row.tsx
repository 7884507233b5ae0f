import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { bringIntoSight } from './bring-into-sight.js';
import styles from './snap-row.module.css';

export interface SnapRowProps {
  /** `<li>`s with something in each that can have the focus: so that keys look along the row, too. */
  children: ReactNode;
  /** For its place in what surrounds it. */
  className?: string | undefined;
}

/** A list to look along: a finger moves it by whole items, and a bit of the next one says that it goes on. */
export function SnapRow({ children, className }: SnapRowProps): ReactElement {
  return (
    <ul role="list" data-row="" className={clsx(styles.row, className)} onFocus={bringIntoSight}>
      {children}
    </ul>
  );
}
