import type { ReactElement } from 'react';
import styles from './chips.module.css';
import { Icon } from './icon.js';
import type { IconShape } from './icons/icon-shape.js';

/** One fact. */
export interface Chip {
  text: string;
  icon?: IconShape | undefined;
}

export interface ChipsProps {
  /** Each text once. */
  chips: readonly Chip[];
  /** Language of the texts, where it is not that of the page. */
  lang?: string | undefined;
  /** The first takes the focus when it is moved there: for what {@link ShowAll} uncovers. @default false */
  takesFocus?: boolean;
}

/** Short facts, one beside the other. */
export function Chips({ chips, lang, takesFocus = false }: ChipsProps): ReactElement {
  return (
    <ul role="list" className={styles.chips}>
      {chips.map(({ text, icon }, place) => (
        <li
          key={text}
          className={styles.chip}
          lang={lang}
          tabIndex={takesFocus && place === 0 ? -1 : undefined}
        >
          {icon && <Icon shape={icon} size="small" className={styles.icon} />}
          {text}
        </li>
      ))}
    </ul>
  );
}
