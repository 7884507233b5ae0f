import { Icon, checkIcon, openInPlace, type IconShape } from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useId, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { useSecondTap } from './use-second-tap.js';
import styles from './dialog-entry.module.css';

/** A list of {@link DialogEntry}. */
export function DialogEntries({ children }: { children: ReactNode }): ReactElement {
  return (
    <ul role="list" className={styles.list}>
      {children}
    </ul>
  );
}

interface DialogEntryProps {
  icon: IconShape;
  label: ReactNode;
  /** A word beside the label that sets the entry apart. */
  mark?: ReactNode;
  /** What one should know before choosing it, below the label. */
  details?: ReactNode;
  /** At the far end, for the eyes: inside a button nothing is said aloud when it appears. */
  end?: ReactNode;
  /** Makes it a switch; the label stays the same in both states. */
  pressed?: boolean | undefined;
  /** A change is on its way; clicks are ignored. */
  pending?: boolean | undefined;
  /** It cannot be used now, as the details say. It can still be pressed, to be told so. @default false */
  isUnavailable?: boolean;
  /** Makes it a link. */
  href?: string | undefined;
  /** The link leads to another site. @default false */
  isExternal?: boolean;
  /** Opens a popover, by its id, in place of the one that the entry is in. */
  opens?: string | undefined;
  /** Without it, and without `href`, there is nothing to choose. */
  onClick?: ((event: MouseEvent) => void) | undefined;
}

/** One thing that can be chosen in a pop-up: named by its label, described by its details, tapped anywhere. */
export function DialogEntry({
  icon,
  label,
  mark,
  details,
  end,
  pressed,
  pending = false,
  isUnavailable = false,
  href,
  isExternal = false,
  opens,
  onClick,
}: DialogEntryProps): ReactElement {
  const id = useId();
  const isSecondTap = useSecondTap();
  const described = [mark && `${id}-mark`, details && `${id}-details`].filter(Boolean).join(' ');
  const named = { className: styles.choice, 'aria-describedby': described || undefined };
  return (
    <li className={styles.entry}>
      <Icon shape={icon} className={clsx(pressed && !isUnavailable && styles.on)} />
      <div className={styles.words}>
        <div className={styles.head}>
          {choice()}
          {mark && <span id={`${id}-mark`}>{mark}</span>}
        </div>
        {details && (
          <div id={`${id}-details`} className={styles.details}>
            {details}
          </div>
        )}
      </div>
      <span aria-hidden="true" className={styles.end}>
        {pressed === undefined || isUnavailable ? (
          end
        ) : (
          <span className={clsx(styles.switch, pressed && styles.pressed)}>
            {pressed && <Icon shape={checkIcon} size="small" />}
          </span>
        )}
      </span>
    </li>
  );

  function choose(event: MouseEvent): void {
    // Else the second tap of a double tap would take back what the first has switched, once that is answered.
    if (pressed !== undefined && isSecondTap(event)) return;
    onClick?.(event);
    if (opens !== undefined && !event.defaultPrevented) openInPlace(event);
  }

  function choice(): ReactElement {
    if (href !== undefined) {
      return (
        <a
          {...named}
          href={href}
          {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
          onClick={onClick}
        >
          {label}
        </a>
      );
    }
    if (!onClick) return <span>{label}</span>;
    return (
      <button
        {...named}
        type="button"
        popoverTarget={opens}
        // Nobody knows the state of a switch that cannot be used.
        aria-pressed={isUnavailable ? undefined : pressed}
        // `disabled` would take the focus away from those who have just pressed it.
        {...(pending && { 'aria-busy': true, 'aria-disabled': true })}
        {...(isUnavailable && { 'aria-disabled': true })}
        onClick={pending ? undefined : choose}
      >
        {label}
      </button>
    );
  }
}
