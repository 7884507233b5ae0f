import { clsx } from 'clsx';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
// Before the styles that override some of it.
import pressable from './pressable.module.css';
import styles from './button.module.css';
import { Icon } from './icon.js';
import { ignore } from './ignore.js';
import type { IconShape } from './icons/icon-shape.js';
import { oneElement } from './one-item.js';
import { Spinner } from './spinner.js';

interface ButtonLook {
  /** The visible text. */
  children: ReactNode;
  /**
   * `primary` in the account's colour, at most one in a view; `secondary` beside it; `quiet` within text and lists;
   * `critical` for what cannot be undone.
   *
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'critical';
  /** `small` looks smaller but has a full-size touch target. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Shown before the text. */
  icon?: IconShape | undefined;
  /** As wide as its container. @default false */
  wide?: boolean;
}

/** A button that acts. Other attributes of `<button>` are passed on. */
export interface ActionButtonProps
  extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Turns it into a link, see {@link LinkButtonProps}. */
  href?: undefined;
  /**
   * Its action is pending: the button keeps its width and focus, is marked as busy and ignores clicks.
   *
   * @default false
   */
  pending?: boolean;
  /** Receives the element. */
  ref?: Ref<HTMLButtonElement>;
}

/** A link that looks like a button. Other attributes of `<a>` are passed on. */
export interface LinkButtonProps
  extends ButtonLook, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> {
  /** The address that it leads to. */
  href: string;
  /** Only for buttons that act. */
  pending?: undefined;
  /** Receives the element. */
  ref?: Ref<HTMLAnchorElement>;
}

export type ButtonProps = ActionButtonProps | LinkButtonProps;

/** A button, or with `href` a link that looks like one. Other attributes are passed on. */
export function Button(props: ButtonProps): ReactElement {
  const { variant = 'secondary', size = 'medium', icon, wide = false, children, className, ...rest } = props;
  const look = clsx(
    pressable.control,
    styles.button,
    styles[variant],
    styles[size],
    wide && styles.wide,
    className,
  );
  const content = (
    <>
      {icon && <Icon shape={icon} size={size === 'small' ? 'small' : 'medium'} />}
      {oneElement(children)}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={look}>
        {content}
      </a>
    );
  }
  const { pending = false, onClick, type = 'button', ...attributes } = rest;
  return (
    <button
      {...attributes}
      type={type}
      className={clsx(look, pending && styles.pending)}
      // `disabled` would take the focus away right after the press.
      {...(pending && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={pending ? ignore : onClick}
    >
      {content}
      {pending && (
        <span className={styles.spinner}>
          <Spinner size="small" />
        </span>
      )}
    </button>
  );
}
