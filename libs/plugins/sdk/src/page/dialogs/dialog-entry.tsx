import { Icon, type IconShape } from '@oa-profile/ui';
import { openInPlace } from '@oa-profile/ui/internal';
import { clsx } from 'clsx';
import { useId, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import styles from './dialog-entry.module.css';

/** A list of {@link DialogEntry}. */
export function DialogEntries({ children }: { children: ReactNode }): ReactElement {
  return <ul role="list">{children}</ul>;
}

interface DialogEntryProps {
  icon: IconShape;
  label: ReactNode;
  /** A word beside the label that sets the entry apart. */
  mark?: ReactNode;
  /** What the visitor should know before choosing it, below the label. */
  details?: ReactNode;
  /** At the far end, visual only: screen readers announce no changes inside a button. */
  end?: ReactNode;
  /** Makes it a switch; the label stays the same in both states. */
  pressed?: boolean | undefined;
  /** A change is pending; clicks are ignored. */
  pending?: boolean | undefined;
  /** It cannot be used now; the details say why. It can still be pressed, which explains it. @default false */
  isUnavailable?: boolean;
  /** Makes it a link. */
  href?: string | undefined;
  /** The link leads to another site. @default false */
  isExternal?: boolean;
  /** Id of a popover that it opens in place of the one containing the entry. */
  opens?: string | undefined;
  /** Without it, and without `href`, there is nothing to choose. */
  onClick?: ((event: MouseEvent) => void) | undefined;
}

/** One option in a pop-up: named by its label, described by its details, clickable everywhere. */
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
          <span className={clsx(styles.switch, pressed && styles.pressed)} />
        )}
      </span>
    </li>
  );

  function choose(event: MouseEvent): void {
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
        // The state of a switch that cannot be used is unknown.
        aria-pressed={isUnavailable ? undefined : pressed}
        // `disabled` would take the focus away from the button just pressed.
        {...(pending && { 'aria-busy': true, 'aria-disabled': true })}
        {...(isUnavailable && { 'aria-disabled': true })}
        onClick={pending ? undefined : choose}
      >
        {label}
      </button>
    );
  }
}
