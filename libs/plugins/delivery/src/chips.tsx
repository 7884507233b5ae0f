import type { ReactElement } from 'react';
import styles from './chips.module.css';

interface ChipsProps {
  /** Each once. */
  texts: readonly string[];
  lang?: string | undefined;
  /** Whether the first can take the focus, because something uncovers it. */
  takesFocus?: boolean;
}

/** Short facts, one beside the other. */
export function Chips({ texts, lang, takesFocus = false }: ChipsProps): ReactElement {
  return (
    <ul role="list" className={styles.chips}>
      {texts.map((text, place) => (
        <li
          key={text}
          className={styles.chip}
          lang={lang}
          tabIndex={takesFocus && place === 0 ? -1 : undefined}
        >
          {text}
        </li>
      ))}
    </ul>
  );
}
