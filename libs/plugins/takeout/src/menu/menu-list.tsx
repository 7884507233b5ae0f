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

/** Dishes, one below the other. */
export function MenuList({ items, isSummary, context }: MenuListProps): ReactElement {
  return (
    <ul role="list">
      {items.map((item, place) => (
        // By its place, which never changes: owners list a dish twice.
        <li key={place} className={styles.item}>
          <MenuItem item={item} isSummary={isSummary} context={context} />
        </li>
      ))}
    </ul>
  );
}
