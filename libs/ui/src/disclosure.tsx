import { clsx } from 'clsx';
import type { MouseEvent, ReactElement, ReactNode, RefObject } from 'react';
import chevron from './chevron.module.css';
import styles from './disclosure.module.css';
import { oneItem } from './one-item.js';

export interface DisclosureProps {
  /** Always visible; a tap opens it. */
  summary: ReactNode;
  /** What opens below it. */
  children: ReactNode;
  /** Target of links: browsers open a `<details>` for a target inside it without script, as for find-in-page. */
  id?: string | undefined;
  /** Whether it starts open; a change opens or closes it. Visitors' taps work without it. @default false */
  open?: boolean;
  /** Called when it has been opened or closed, whatever the cause. */
  onToggle?: (open: boolean) => void;
  /**
   * The field in it that gets the focus within the tap that opens it, so that the visitor can type at once.
   *
   * @default the focus stays
   */
  field?: RefObject<HTMLElement | null>;
  /** At most one disclosure of a group is open. */
  group?: string | undefined;
  /** For its position in its container. */
  className?: string | undefined;
}

/** An answer that opens below its question; a native `<details>`. */
export function Disclosure({
  summary,
  children,
  id,
  open = false,
  onToggle,
  field,
  group,
  className,
}: DisclosureProps): ReactElement {
  const openAtField = (event: MouseEvent): void => {
    const details = event.currentTarget.closest('details');
    if (!field || !details || details.open) return;
    // The browser would open it only after the tap: too late for a phone to show its keyboard.
    event.preventDefault();
    details.open = true;
    field.current?.focus();
  };
  return (
    <details
      className={clsx(styles.disclosure, className)}
      open={open}
      name={group}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      // A link or a tap may have opened it before hydration.
      suppressHydrationWarning
    >
      <summary className={clsx(chevron.down, styles.summary)} onClick={openAtField}>
        {oneItem(summary)}
      </summary>
      <div className={styles.content}>
        {id !== undefined && <span id={id} className={styles.target} />}
        {children}
      </div>
    </details>
  );
}
