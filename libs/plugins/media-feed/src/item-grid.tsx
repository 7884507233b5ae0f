import type { PluginContext } from '@oa-profile/plugin-sdk';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import type { MediaItem } from './data.js';
import { ItemLink, type ItemLinkProps } from './item-link.js';
import styles from './media-feed.module.css';

interface ItemGridProps {
  items: readonly MediaItem[];
  /** Whether the first is the newest of all posts, to be shown large. */
  newestFirst: boolean;
  /** Shows pictures without text. */
  isSummary: boolean;
  context: PluginContext;
  onOpen: ItemLinkProps['onOpen'];
}

/** Posts side by side. */
export function ItemGrid({ items, newestFirst, isSummary, context, onOpen }: ItemGridProps): ReactElement {
  return (
    <ul role="list" className={styles.grid} data-count={items.length}>
      {items.map((item, position) => (
        <li key={item.id} className={clsx(styles.cell, newestFirst && position === 0 && styles.newest)}>
          <ItemLink item={item} isSummary={isSummary} context={context} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}
