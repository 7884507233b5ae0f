import type { Recommendation } from '@oa-profile/api-client/schemas';
import { FoldedItems, type PluginContext } from '@oa-profile/plugin-sdk';
import type { ReactElement } from 'react';
import { ItemLink } from './item-link.js';
import styles from './items.module.css';

interface ItemListProps {
  items: Recommendation['items'];
  context: PluginContext;
}

/** How many items are shown before the visitor asks for all: whole rows of two, three or four. */
const SHOWN_FIRST = 12;

/** Items to buy. */
export function ItemList({ items, context }: ItemListProps): ReactElement {
  return (
    <FoldedItems items={items} shownFirst={SHOWN_FIRST}>
      {(shown) => (
        <ul role="list" className={styles.items}>
          {shown.map((item) => (
            <li key={item.id}>
              <ItemLink item={item} context={context} />
            </li>
          ))}
        </ul>
      )}
    </FoldedItems>
  );
}
