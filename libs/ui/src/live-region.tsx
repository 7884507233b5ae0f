import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import styles from './live-region.module.css';
import hidden from './visually-hidden.module.css';

export interface LiveRegionProps {
  /** What has just come up; nothing before, and nothing when it has been dealt with. */
  children: ReactNode;
  /**
   * Interrupts those who listen. For what keeps them from what they are about to do.
   *
   * @default false
   */
  urgent?: boolean;
  /**
   * Only for those who listen: what others see elsewhere.
   *
   * @default false
   */
  visuallyHidden?: boolean;
  /** For its place in what surrounds it. */
  className?: string | undefined;
}

/**
 * Where a message will come up that those who listen should hear. It must be on the page before the message is:
 * assistive technology announces only what changes inside a region that it knows. So it is rendered always, and its
 * children when there is something to say. While it is empty it takes no room.
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
