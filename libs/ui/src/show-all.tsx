import { clsx } from 'clsx';
import { useRef, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import chevron from './chevron.module.css';
import { focusItem } from './focus-item.js';
import { oneItem } from './one-item.js';
import styles from './show-all.module.css';

interface ShowAllProps {
  /** 'Show all 24 questions' */
  label: ReactNode;
  /** The rest. */
  children: ReactNode;
  /** Class of the element around the rest. */
  className?: string | undefined;
}

/**
 * The rest of a list, when the visitor asks for it. A native `<details>`, so that it needs no script, and links and
 * find-in-page open it; once open, its button disappears. The focus moves to the first item: to a control in it, else
 * to the item itself.
 */
export function ShowAll({ label, children, className }: ShowAllProps): ReactElement {
  const details = useRef<HTMLDetailsElement>(null);
  const content = useRef<HTMLDivElement>(null);

  // Opened here and not by the browser: hiding the button removes the focus, before or after the `toggle` event.
  const showAll = (event: MouseEvent): void => {
    event.preventDefault();
    if (details.current) details.current.open = true;
    const rest = content.current;
    if (rest) focusItem(rest.querySelector<HTMLElement>('li') ?? rest);
  };
  return (
    <details ref={details} className={clsx(styles.all, className)} suppressHydrationWarning>
      <summary className={clsx(styles.button, chevron.down)} onClick={showAll}>
        {oneItem(label)}
      </summary>
      <div ref={content}>{children}</div>
    </details>
  );
}
