import { itemId } from '@oa-profile/api-client/schemas/building-blocks';
import type { PluginContext } from '@oa-profile/plugin-sdk';
import type { ReactElement } from 'react';
import { is } from 'valibot';
import type { Reviews } from '../data.js';
import { Review } from './review.js';
import styles from './review.module.css';

interface ReviewListProps {
  items: Reviews['items'];
  context: PluginContext;
  /** Whether each can be reported here. */
  canReport: boolean;
  /** Whether the first gets the focus, since the visitor asked for these. */
  takesFocus: boolean;
}

export function ReviewList({ items, context, canReport, takesFocus }: ReviewListProps): ReactElement {
  return (
    <ul role="list">
      {items.map((item, index) => (
        <li key={item.id} className={styles.review} tabIndex={takesFocus && index === 0 ? -1 : undefined}>
          <Review
            item={item}
            context={context}
            reportHref={canReport && is(itemId, item.id) ? context.reportHref?.(item.id) : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
