import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import styles from './ticket.module.css';

interface TicketProps {
  /** The part before the perforation. */
  stub: ReactNode;
  children: ReactNode;
  /** For the layout of the children. */
  className?: string | undefined;
  /** Layout of its parts: side by side if there is space, or below each other. */
  parts: 'row' | 'column';
}

/**
 * A paper ticket: two parts, a perforation between them, and a notch at both ends of it. Its parts are sections: reader
 * modes take a `div` with hardly more than a link for navigation, and leave it out.
 */
export function Ticket({ stub, children, parts, className }: TicketProps): ReactElement {
  return (
    // The button of a large one belongs to the window's edge: no container holds it.
    <article className={parts === 'row' ? styles.place : undefined}>
      <section className={clsx(styles.ticket, styles[parts])}>
        <div className={styles.stub}>{stub}</div>
        <section className={clsx(styles.body, className)}>{children}</section>
      </section>
    </article>
  );
}
