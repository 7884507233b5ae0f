import type { PluginContext } from '@oa-profile/plugin-sdk';
import type { ReactElement } from 'react';
import type { Takeout } from '../data.js';
import { MenuItem } from './menu-item.js';
import styles from './menu.module.css';

interface MenuListProps {
  items: Takeout['items'];
  isSummary: boolean;
  context: PluginContext;
}

/** Dishes below each other. */
export function MenuList({ items, isSummary, context }: MenuListProps): ReactElement {
  return (
    <ul role="list">
      {items.map((item, place) => (
        // Keyed by position, which never changes: owners list dishes twice.
        <li key={place} className={styles.item}>
          <MenuItem item={item} isSummary={isSummary} context={context} />
        </li>
      ))}
    </ul>
  );
}
