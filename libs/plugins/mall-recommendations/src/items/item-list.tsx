import type { Recommendation } from '@oa-profile/api-client/schemas';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import type { PluginContext } from '@oa-profile/plugin-sdk';
import { FoldedList } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { mallRecommendationsTexts } from '../texts.js';
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
  const t = useTexts(mallRecommendationsTexts);
  const { number } = useFormatters(context.account.timeZone);
  return (
    <FoldedList
      items={items}
      shownFirst={SHOWN_FIRST}
      label={t('showAllItems', { total: number(items.length) })}
    >
      {(shown) => (
        <ul role="list" className={styles.items}>
          {shown.map((item) => (
            <li key={item.id}>
              <ItemLink item={item} context={context} />
            </li>
          ))}
        </ul>
      )}
    </FoldedList>
  );
}
