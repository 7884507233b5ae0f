import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from './button.js';
import { Icon } from './icon.js';
import { IconButton } from './icon-button.js';
import { checkIcon, criticalIcon } from './icons/state-icons.js';
import { closeIcon } from './icons/way-icons.js';
import styles from './toast.module.css';

/** A short message about something that has just happened. */
export interface ToastMessage {
  id: string;
  /** `success` and `info` disappear after five seconds, unless they offer something; `error` stays until dismissed. */
  tone: 'success' | 'info' | 'error';
  text: ReactNode;
  /** Whose message it is, such as an `Avatar`. @default the icon of the tone */
  picture?: ReactElement | undefined;
  /** With `href` it is a link. */
  action?: { label: string; onAction: () => void; href?: string | undefined } | undefined;
  /** Makes the text a button, three lines at most: what it opens says the rest. Such a toast stays, too. */
  onOpen?: (() => void) | undefined;
}

interface ToastProps {
  toast: ToastMessage;
  dismissLabel: string;
  onDismiss: (id: string) => void;
  onTimeout: (id: string) => void;
}

const READING_TIME_MS = 5000;

const icons = { success: checkIcon, info: undefined, error: criticalIcon };

export function Toast({ toast, dismissLabel, onDismiss, onTimeout }: ToastProps): ReactElement {
  const { id, tone, text, picture, action, onOpen } = toast;
  const icon = icons[tone];
  // Nobody should have to hurry: the time restarts when the pointer or the focus leaves.
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const leaves = tone !== 'error' && !action && !onOpen && !hovered && !focused;
  // A new function from the parent's next render must not restart the time.
  const latest = useRef(onTimeout);
  useEffect(() => {
    latest.current = onTimeout;
  }, [onTimeout]);
  useEffect(() => {
    if (!leaves) return;
    const timer = setTimeout(() => latest.current(id), READING_TIME_MS);
    return () => clearTimeout(timer);
  }, [id, leaves]);

  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {picture ? (
        <span className={styles.picture}>{picture}</span>
      ) : (
        icon && <Icon shape={icon} className={clsx(styles.icon, styles[tone])} />
      )}
      <div className={styles.message}>
        {onOpen ? (
          <button type="button" className={styles.open} onClick={onOpen}>
            <span className={styles.summary}>{text}</span>
          </button>
        ) : (
          <p className={styles.text}>{text}</p>
        )}
        {action && (
          <Button
            variant="quiet"
            size="small"
            className={styles.action}
            onClick={action.onAction}
            {...(action.href !== undefined && { href: action.href })}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton
        icon={closeIcon}
        label={dismissLabel}
        className={styles.dismiss}
        onClick={() => onDismiss(id)}
      />
    </div>
  );
}
