import { Icon, criticalIcon } from '@oa-profile/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './field-error.module.css';

interface FieldErrorProps {
  /** What the field is described by. */
  id: string;
  children: ReactNode;
}

/** What is wrong with a field, beside it. Not announced by itself: the focus goes to the field. */
export function FieldError({ id, children }: FieldErrorProps): ReactElement {
  return (
    <p className={styles.error} id={id}>
      <Icon shape={criticalIcon} size="small" className={styles.icon} />
      <span>{children}</span>
    </p>
  );
}
