import type { PluginContext } from '@oa-profile/plugin-sdk';
import { clsx } from 'clsx';
import type { HTMLAttributes, ReactElement, Ref } from 'react';
import type { Showcase } from './data.js';
import { Product } from './product.js';
import styles from './showcase.module.css';

/** Props of {@link ProductList}. Other attributes of `<ul>` are passed on. */
export interface ProductListProps extends HTMLAttributes<HTMLUListElement> {
  items: Showcase['items'];
  context: PluginContext;
  ref?: Ref<HTMLUListElement>;
}

/** Products side by side. */
export function ProductList({ items, context, className, ...attributes }: ProductListProps): ReactElement {
  return (
    <ul {...attributes} role="list" className={clsx(styles.list, className)}>
      {items.map((item) => (
        <li key={item.id} className={styles.cell}>
          <Product item={item} context={context} />
        </li>
      ))}
    </ul>
  );
}
