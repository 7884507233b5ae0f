import { clsx } from 'clsx';
import { useRef, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { focusItem } from './focus-item.js';
import { Icon } from './icon.js';
import { chevronDownIcon } from './icons/way-icons.js';
import styles from './show-all.module.css';

interface ShowAllProps {
  /** 'Show all 24 questions' */
  label: ReactNode;
  /** The rest. */
  children: ReactNode;
  /** Of what holds the rest. */
  className?: string | undefined;
}

/**
 * The rest of a list, when the visitor asks for it. A native `<details>`, so that it needs no script, and a link or
 * find-in-page into it opens it; once open it has nothing left to offer, and its button goes. The focus goes on at the
 * first item: at what can be tapped in it, else at the item itself.
 */
export function ShowAll({ label, children, className }: ShowAllProps): ReactElement {
  const details = useRef<HTMLDetailsElement>(null);
  const content = useRef<HTMLDivElement>(null);

  // Opened at once and not by the browser: hiding the button takes its focus away, before or after `toggle` comes.
  const showAll = (event: MouseEvent): void => {
    event.preventDefault();
    if (details.current) details.current.open = true;
    const rest = content.current;
    if (rest) focusItem(rest.querySelector<HTMLElement>('li') ?? rest);
  };
  return (
    <details ref={details} className={clsx(styles.all, className)} suppressHydrationWarning>
      <summary className={styles.button} onClick={showAll}>
        <span className={styles.words}>{label}</span>
        <Icon shape={chevronDownIcon} size="small" />
      </summary>
      <div ref={content}>{children}</div>
    </details>
  );
}
