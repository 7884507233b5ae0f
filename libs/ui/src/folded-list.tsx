import type { ReactElement, ReactNode } from 'react';
import { ShowAllLink } from './show-all-link.js';
import { ShowAll } from './show-all.js';

export interface FoldedListProps<Item> {
  /** In the order in which they are shown. */
  items: readonly Item[];
  /** How many are shown before the visitor asks for all. */
  shownFirst: number;
  /** What leads to the rest: 'Show all 24 questions'. */
  label: ReactNode;
  /** An `<ul>` or `<ol>` of some of the items: of the first ones, and of the rest. */
  children: (items: Item[], isRest: boolean) => ReactNode;
  /** Where all of them are, for a list that is only a summary: a link there stands in the place of the rest. */
  href?: string | undefined;
  /** There are more than the items that are here; only with `href`. @default false */
  hasMore?: boolean;
  /** Of what holds the rest. */
  className?: string | undefined;
}

/**
 * The first items of a list, and the rest when the visitor asks for it. All of them are in the page, so that
 * find-in-page and links reach them, without script too; those of a summary are where its link leads.
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
