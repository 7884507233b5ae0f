import { Icon, type IconShape } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import styles from './offer.module.css';

/** One fact. */
export interface Chip {
  /** Unique among the chips beside it. */
  name: string;
  icon?: IconShape;
  text: string;
}

interface ChipsProps {
  chips: readonly Chip[];
}

/** Short facts, one beside the other. */
export function Chips({ chips }: ChipsProps): ReactElement {
  return (
    <ul role="list" className={styles.chips}>
      {chips.map(({ name, icon, text }) => (
        <li key={name} className={styles.chip}>
          {icon && <Icon shape={icon} size="small" className={styles.icon} />}
          {text}
        </li>
      ))}
    </ul>
  );
}
