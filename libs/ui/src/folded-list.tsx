import type { ReactElement, ReactNode } from 'react';
import { ShowAllLink } from './show-all-link.js';
import { ShowAll } from './show-all.js';

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
