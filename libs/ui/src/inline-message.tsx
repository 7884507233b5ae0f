import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { Button } from './button.js';
import { Icon } from './icon.js';
import { criticalIcon, infoIcon, warningIcon } from './icons/state-icons.js';
import { retryIcon } from './icons/first-icons.js';
import styles from './inline-message.module.css';

export interface InlineMessageProps {
  /** Its importance, shown by icon and colours. @default 'info' */
  tone?: 'info' | 'warning' | 'critical';
  /** The message. */
  children: ReactNode;
  /** Offers to retry what has failed. */
  retry?: { label: string; onRetry: () => void; pending?: boolean } | undefined;
}

const icons = { info: infoIcon, warning: warningIcon, critical: criticalIcon };

/** A message at the place it is about. If it follows a visitor's action, put it into a {@link LiveRegion}. */
export function InlineMessage({ tone = 'info', children, retry }: InlineMessageProps): ReactElement {
  return (
    <div className={clsx(styles.message, styles[tone])}>
      <Icon shape={icons[tone]} className={styles.icon} />
      <div className={styles.words}>{children}</div>
      {retry && (
        <div className={styles.retry}>
          <Button size="small" icon={retryIcon} pending={retry.pending ?? false} onClick={retry.onRetry}>
            {retry.label}
          </Button>
        </div>
      )}
    </div>
  );
}
