import { useTexts } from '@oa-profile/i18n/react';
import { useRef, type ReactElement } from 'react';
import { ProductList, type ProductListProps } from './product-list.js';
import styles from './showcase.module.css';
import { showcaseTexts } from './texts.js';
import { useOverflows } from './use-overflows.js';

/** Products that a finger scrolls along; keys do, too, as long as there is something to scroll. */
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
        // A product of which a finger's breadth is seen is in sight, as browsers see it. Not after a tap: the row must
        // not move under the finger.
        if (target.matches(':focus-visible')) {
          target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        }
      }}
      {...(overflows && { tabIndex: 0, 'aria-label': t('title') })}
    />
  );
}
