import { useRef, type FocusEvent, type ReactElement } from 'react';
import { Toast, type ToastMessage } from './toast.js';
import styles from './toast-region.module.css';

export interface ToastRegionProps {
  /** Oldest first. The parent keeps them, and removes those that `onDismiss` names. */
  toasts: readonly ToastMessage[];
  /** Called with the id of a message that has timed out or that the visitor dismissed. */
  onDismiss: (id: string) => void;
  /** Name of each message's close button: 'Close'. */
  dismissLabel: string;
}

/**
 * Where short messages appear. It must be on the page before its first toast: assistive technology announces only
 * changes inside a region that it knows. Errors interrupt, other toasts wait for a pause.
 *
 * A dialog covers the rest of the page and hides it from assistive technology, including this region: it shows its own
 * messages inside.
 */
export function ToastRegion({ toasts, onDismiss, dismissLabel }: ToastRegionProps): ReactElement {
  const cameFrom = useRef<HTMLElement>(null);
  const remember = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
  };
  const dismissByHand = (id: string): void => {
    // Otherwise the focus would be lost with the button that had it.
    cameFrom.current?.focus();
    onDismiss(id);
  };
  const show = (toast: ToastMessage): ReactElement => (
    <Toast
      key={toast.id}
      toast={toast}
      dismissLabel={dismissLabel}
      onDismiss={dismissByHand}
      onTimeout={onDismiss}
    />
  );
  return (
    <div data-oa="" className={styles.region} onFocus={remember}>
      <div className={styles.stack} role="status" aria-atomic="false">
        {toasts.filter(({ tone }) => tone !== 'error').map(show)}
      </div>
      <div className={styles.stack} role="alert" aria-atomic="false">
        {toasts.filter(({ tone }) => tone === 'error').map(show)}
      </div>
    </div>
  );
}
