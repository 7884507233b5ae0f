import type { ReactElement, ReactNode } from 'react';
import { ShowAll } from './show-all.js';

export interface FoldedListProps<Item> {
  items: readonly Item[];
  /** How many are shown before the visitor asks for all. */
  shownFirst: number;
  /** 'Show all 24 questions' */
  label: ReactNode;
  /** An `<ul>` or `<ol>` of some of the items: of the first ones, and of the rest. */
  children: (items: Item[], isRest: boolean) => ReactNode;
  /** Of what holds the rest. */
  className?: string | undefined;
}

/**
 * The first items of a list, and the rest when the visitor asks for it. All of them are in the page, so that
 * find-in-page and links reach them, without script too.
 */
export function FoldedList<Item>({
  items,
  shownFirst,
  label,
  children,
  className,
}: FoldedListProps<Item>): ReactElement {
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
