import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import styles from './live-region.module.css';
import hidden from './visually-hidden.module.css';

export interface LiveRegionProps {
  /** The message; nothing before it and after it. */
  children: ReactNode;
  /**
   * Interrupts screen readers. For what keeps visitors from what they are about to do.
   *
   * @default false
   */
  urgent?: boolean;
  /**
   * Only for screen readers: others see it elsewhere.
   *
   * @default false
   */
  visuallyHidden?: boolean;
  /** For its position in its container. */
  className?: string | undefined;
}

/**
 * The place of a message that screen readers should announce. It must be on the page before the message: assistive
 * technology announces only changes inside a region that it knows. So render it always, and its children when there is
 * a message. While empty it takes no space.
 *
 * @example
 * ```tsx
 * <LiveRegion urgent>{failed && <InlineMessage tone="critical">…</InlineMessage>}</LiveRegion>
 * ```
 */
export function LiveRegion({
  children,
  urgent = false,
  visuallyHidden = false,
  className,
}: LiveRegionProps): ReactElement {
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      className={clsx(styles.region, visuallyHidden && hidden.hidden, className)}
    >
      {children}
    </div>
  );
}
