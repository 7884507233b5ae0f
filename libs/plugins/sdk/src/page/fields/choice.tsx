import { VisuallyHidden } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import styles from './choice.module.css';

interface ChoiceProps {
  /** The same for all choices of a group. */
  name: string;
  value: string;
  checked: boolean;
  /** None is left. @default false */
  disabled?: boolean;
  onChange: (value: string) => void;
  /** What is chosen. */
  children: ReactNode;
  /** How much of it is left, in words; '' if there is nothing to say. */
  note?: string;
  /** Whether the note is for screen readers only: others see a mark. @default false */
  hidesNote?: boolean;
  /** Little or nothing is left of it. */
  mark?: 'few' | 'gone' | undefined;
  className?: string | undefined;
}

/** One of several sizes, days or times: a native radio button that looks like a pill. */
export function Choice({
  name,
  value,
  checked,
  disabled = false,
  onChange,
  children,
  note = '',
  hidesNote = false,
  mark,
  className,
}: ChoiceProps): ReactElement {
  const words = hidesNote ? <VisuallyHidden>{note}</VisuallyHidden> : note;
  return (
    <label className={clsx(styles.choice, mark && styles[mark], className)}>
      <input
        // What is chosen before the page answers is kept: React would take it back.
        ref={(field) => {
          if (field?.checked && !checked) onChange(value);
        }}
        type="radio"
        className={styles.input}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={() => onChange(value)}
      />
      <span className={styles.face}>
        <span className={styles.what}>{children}</span> {note && <span className={styles.note}>{words}</span>}
      </span>
    </label>
  );
}
