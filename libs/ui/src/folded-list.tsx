import { useRef, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { ShowAllLink } from './show-all-link.js';
import chevron from './chevron.module.css';
import { focusItem } from './focus-item.js';
import { oneItem } from './one-item.js';
import styles from './show-all.module.css';

export interface FoldedListProps<Item> {
  /** In the order shown. */
  items: readonly Item[];
  /** How many are shown before the visitor asks for all. */
  shownFirst: number;
  /** Text of the control for the rest: 'Show all 24 questions'. */
  label: ReactNode;
  /** Renders a `<ul>` or `<ol>` of some items: of the first ones, and of the rest. */
  children: (items: Item[], isRest: boolean) => ReactNode;
  /** Address of the whole list, for a list that is only a summary: a link to it replaces the rest. */
  href?: string | undefined;
  /** Whether there are more items than `items`; only with `href`. @default false */
  hasMore?: boolean;
  /** Class of the element around the rest. */
  className?: string | undefined;
}

/**
 * The first items of a list, and the rest when the visitor asks for it. All of them are in the page, so that
 * find-in-page and links reach them, even without script; a summary links to its rest instead.
 */
export function FoldedList<Item>({
  items,
  shownFirst,
  label,
  children,
  href,
  hasMore = false,
  className,
}: FoldedListProps<Item>): ReactElement {
  if (href !== undefined) {
    return (
      <>
        {children(items.slice(0, shownFirst), false)}
        {(hasMore || items.length > shownFirst) && (
          <ShowAllLink href={href} label={label} className={className} />
        )}
      </>
    );
  }
  return (
    <>
      {children(items.slice(0, shownFirst), false)}
      {items.length > shownFirst && (
        <ShowAll label={label} className={className}>
          {children(items.slice(shownFirst), true)}
        </ShowAll>
      )}
    </>
  );
}

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
function ShowAll({ label, children, className }: ShowAllProps): ReactElement {
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
