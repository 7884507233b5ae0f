import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import styles from './ticket.module.css';

interface TicketProps {
  /** The part before the perforation. */
  stub: ReactNode;
  children: ReactNode;
  /** How its parts lie: beside each other as far as there is room, or one below the other. */
  parts: 'row' | 'column';
}

/** Paper that looks like a ticket: two parts, a perforation between them, and a notch at either end of it. */
export function Ticket({ stub, children, parts }: TicketProps): ReactElement {
  return (
    <div className={styles.place}>
      <div className={clsx(styles.ticket, styles[parts])}>
        <div className={styles.stub}>{stub}</div>
        <div className={styles.body}>{children}</div>
      </div>
    </div>
  );
}
