import { Icon, type IconShape } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import styles from './action-bar.module.css';

interface BarLabelProps {
  /** @default none: the words need the room */
  icon?: IconShape;
  children: string;
}

/** What a button of the bar says, in one line. */
export function BarLabel({ icon, children }: BarLabelProps): ReactElement {
  return (
    <span className={styles.label}>
      {icon && <Icon shape={icon} />}
      <span>{children}</span>
    </span>
  );
}
