import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import styles from './disclosure.module.css';
import { Icon } from './icon.js';
import { chevronDownIcon } from './icons/way-icons.js';

export interface DisclosureProps {
  /** What is always seen and tapped. */
  summary: ReactNode;
  /** What opens below it. */
  children: ReactNode;
  /**
   * Target of links. A link to it opens the disclosure, before any script runs: browsers open a `<details>` for a
   * target inside it, as they do for what find-in-page finds.
   */
  id?: string | undefined;
  /** Whether it starts open; a change opens or closes it. The visitor's taps need no answer. @default false */
  open?: boolean;
  /** Called when it has been opened or closed, by whomever. */
  onToggle?: (open: boolean) => void;
  /** Of the disclosures of one group, at most one is open. */
  group?: string | undefined;
  /** For its place in what surrounds it. */
  className?: string | undefined;
}

/** An answer that opens below its question; a native `<details>`. */
export function Disclosure({
  summary,
  children,
  id,
  open = false,
  onToggle,
  group,
  className,
}: DisclosureProps): ReactElement {
  return (
    <details
      className={clsx(styles.disclosure, className)}
      open={open}
      name={group}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      // It can be opened, by a link or a tap, before React arrives.
      suppressHydrationWarning
    >
      <summary className={styles.summary}>
        <span className={styles.words}>{summary}</span>
        <Icon shape={chevronDownIcon} className={styles.marker} />
      </summary>
      <div className={styles.content}>
        {id !== undefined && <span id={id} className={styles.target} />}
        {children}
      </div>
    </details>
  );
}
