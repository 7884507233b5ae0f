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
      {...(overflows && { tabIndex: 0, 'aria-label': t('title') })}
    />
  );
}
