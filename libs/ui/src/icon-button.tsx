import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ReactElement, Ref } from 'react';
import { ignore } from './ignore.js';
import { Icon } from './icon.js';
// Before the styles that override some of it.
import pressable from './pressable.module.css';
import styles from './icon-button.module.css';
import type { IconShape } from './icons/icon-shape.js';
import { Spinner } from './spinner.js';

/** Other attributes of `<button>` are passed on. */
export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'aria-label' | 'aria-pressed'
> {
  /** One of the exported shapes, such as `closeIcon`. */
  icon: IconShape;
  /** What it does. With `pressed`, what it switches on: the same label in both states. */
  label: string;
  /** Makes it a switch, with this state. @default not a switch */
  pressed?: boolean | undefined;
  /** `floating` is for use on pictures: it has its own background. @default 'quiet' */
  variant?: 'quiet' | 'secondary' | 'floating';
  /** Like Button's. @default false */
  pending?: boolean;
  /** Receives the element. */
  ref?: Ref<HTMLButtonElement>;
}

/** A round button of 44 px that shows an icon only. */
export function IconButton({
  icon,
  label,
  pressed,
  variant = 'quiet',
  pending = false,
  className,
  onClick,
  type = 'button',
  ...attributes
}: IconButtonProps): ReactElement {
  return (
    <button
      {...attributes}
      type={type}
      className={clsx(pressable.control, styles.button, styles[variant], className)}
      aria-label={label}
      aria-pressed={pressed}
      {...(pending && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={pending ? ignore : onClick}
    >
      {/* A switch shows its new state at once. */}
      {pending && pressed === undefined ? <Spinner size="small" /> : <Icon shape={icon} />}
    </button>
  );
}
