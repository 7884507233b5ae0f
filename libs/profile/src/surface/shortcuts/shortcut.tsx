import { Icon, VisuallyHidden, type IconShape } from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useId, type ReactElement } from 'react';
import styles from './shortcuts.module.css';

interface ShortcutProps {
  icon: IconShape;
  label: string;
  /** Makes it a switch; the label stays the same in both states. */
  pressed?: boolean | undefined;
  /** A change is on its way; clicks are ignored. */
  pending?: boolean | undefined;
  /** Why it cannot be used now. It can still be pressed, to be told so. */
  unavailable?: string | undefined;
  /** A number under the label, and what it counts, for visitors who cannot see where it stands. */
  count?: { shown: string; words: string } | undefined;
  /** Makes it a link. */
  href?: string | undefined;
  onClick?: (() => void) | undefined;
}

/** An icon with its name below. */
export function Shortcut({
  icon,
  label,
  pressed,
  pending,
  unavailable,
  count,
  href,
  onClick,
}: ShortcutProps): ReactElement {
  const reasonId = useId();
  const content = (
    <>
      <span className={clsx(styles.sign, pressed && styles.on)}>
        <Icon shape={icon} />
      </span>
      <span className={styles.label}>{label}</span>
      {count && (
        <span className={styles.note}>
          <span aria-hidden="true">{count.shown}</span>
          <VisuallyHidden>{count.words}</VisuallyHidden>
        </span>
      )}
    </>
  );
  if (href !== undefined) {
    return (
      <a className={styles.shortcut} href={href}>
        {content}
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.shortcut}
        // Nobody knows the state of a switch that cannot be used.
        aria-pressed={unavailable === undefined ? pressed : undefined}
        // `disabled` would take the focus away from those who have just pressed it.
        {...(pending && { 'aria-busy': true, 'aria-disabled': true })}
        {...(unavailable !== undefined && { 'aria-disabled': true, 'aria-describedby': reasonId })}
        onClick={pending ? undefined : onClick}
      >
        {content}
      </button>
      {unavailable !== undefined && (
        <span id={reasonId} hidden>
          {unavailable}
        </span>
      )}
    </>
  );
}
