import { useTexts } from '@oa-profile/i18n/react';
import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { ProductList, type ProductListProps } from './product-list.js';
import styles from './showcase.module.css';
import { showcaseTexts } from './texts.js';

/** A row of products that scrolls by touch, and by keys if it overflows. */
export function ProductRow({ items, context }: Pick<ProductListProps, 'items' | 'context'>): ReactElement {
  const t = useTexts(showcaseTexts);
  const row = useRef<HTMLUListElement>(null);
  const overflows = useOverflows(row);
  return (
    <ProductList
      ref={row}
      className={styles.row}
      items={items}
      context={context}
      onFocus={({ target }) => {
        // Browsers do not scroll to a product that is partly visible. Not after a tap: the row must not move under the
        // finger.
        if (target.matches(':focus-visible')) {
          target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        }
      }}
      {...(overflows && { tabIndex: 0, 'aria-label': t('title') })}
    />
  );
}

/** Whether the element's content is wider than the element. True until it can be measured. */
function useOverflows(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    // Called at once, and whenever the element's size changes.
    const observer = new ResizeObserver(() => setOverflows(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
