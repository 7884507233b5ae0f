import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import styles from './choice.module.css';

interface ChoiceProps {
  /** The same for all choices of a group. */
  name: string;
  value: string;
  checked: boolean;
  /** Nothing is left of it. @default false */
  disabled?: boolean;
  onChange: (value: string) => void;
  /** What is chosen. */
  children: ReactNode;
  /** How much of it is left, in words. */
  note: string;
  noteTone?: 'plain' | 'warning';
  className?: string | undefined;
}

/** One of several days or times: a native radio button that looks like a card. */
export function Choice({
  name,
  value,
  checked,
  disabled = false,
  onChange,
  children,
  note,
  noteTone = 'plain',
  className,
}: ChoiceProps): ReactElement {
  return (
    <label className={clsx(styles.choice, disabled && styles.gone, className)}>
      <input
        type="radio"
        className={styles.input}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={() => onChange(value)}
      />
      <span className={styles.face}>
        <span className={styles.what}>{children}</span>{' '}
        {note && <span className={clsx(styles.note, styles[noteTone])}>{note}</span>}
      </span>
    </label>
  );
}
