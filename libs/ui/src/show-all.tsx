import { clsx } from 'clsx';
import { useRef, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { Icon } from './icon.js';
import { chevronDownIcon } from './icons/way-icons.js';
import styles from './show-all.module.css';

export interface ShowAllProps {
  /** 'Show all 24 questions' */
  label: ReactNode;
  /** The rest of the list. */
  children: ReactNode;
  className?: string | undefined;
}

/**
 * The rest of a list, when the visitor asks for it. A native `<details>`, so that it needs no script, and a link or
 * find-in-page into it opens it; once open it has nothing left to offer, and its button goes. The focus goes on at the
 * first thing that takes it.
 */
export function ShowAll({ label, children, className }: ShowAllProps): ReactElement {
  const details = useRef<HTMLDetailsElement>(null);
  const content = useRef<HTMLDivElement>(null);

  // Opened at once and not by the browser: hiding the button takes its focus away, before or after `toggle` comes.
  const showAll = (event: MouseEvent): void => {
    event.preventDefault();
    if (details.current) details.current.open = true;
    content.current?.querySelector<HTMLElement>('summary, a[href], button, [tabindex]')?.focus();
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
