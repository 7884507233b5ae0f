import { Icon, criticalIcon } from '@oa-profile/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './field-error.module.css';

interface FieldErrorProps {
  /** Id for the field's `aria-describedby`. */
  id: string;
  children: ReactNode;
}

/** What is wrong with a field, beside it. Not announced by itself: the focus moves to the field. */
export function FieldError({ id, children }: FieldErrorProps): ReactElement {
  return (
    <p className={styles.error} id={id}>
      <Icon shape={criticalIcon} size="small" className={styles.icon} />
      <span>{children}</span>
    </p>
  );
}
