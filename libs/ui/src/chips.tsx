import type { ReactElement, ReactNode } from 'react';
import styles from './chips.module.css';
import { Icon } from './icon.js';
import type { IconShape } from './icons/icon-shape.js';

/** One fact. */
export interface Chip {
  text: ReactNode;
  /** Before the text. */
  icon?: IconShape | undefined;
}

export interface ChipsProps {
  /** In the order shown. */
  chips: readonly Chip[];
  /** Language of the texts, if not the page's. */
  lang?: string | undefined;
}

/** Short facts, side by side. */
export function Chips({ chips, lang }: ChipsProps): ReactElement {
  return (
    <ul role="list" className={styles.chips}>
      {chips.map(({ text, icon }, place) => (
        // Keyed by position: a text may be there twice.
        <li key={place} className={styles.chip} lang={lang}>
          {icon && <Icon shape={icon} size="small" className={styles.icon} />}
          {text}
        </li>
      ))}
    </ul>
  );
}
