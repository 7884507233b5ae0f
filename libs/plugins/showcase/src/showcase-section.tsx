import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { FoldedItems, ShowMore, type SectionProps } from '@oa-profile/plugin-sdk';
import { clsx } from 'clsx';
import { useRef, useState, type ReactElement } from 'react';
import type { Showcase } from './data.js';
import { ProductList } from './product-list.js';
import { ProductRow } from './product-row.js';
import styles from './showcase.module.css';
import { showcaseTexts } from './texts.js';

/** How many products are shown before the visitor asks for all. */
const SHOWN_FIRST = 30;
const SHOWN_IN_SUMMARY = 8;

/** Products below each other, and in a summary on a phone, in a row to scroll. */
export function ShowcaseSection({
  data: { items },
  context,
  more,
  wholeHref,
}: SectionProps<Showcase>): ReactElement {
  const t = useTexts(showcaseTexts);
  const { number } = useFormatters(context.account.timeZone);
  const list = useRef<HTMLDivElement>(null);
  // Only the items that came with the page are folded: what the visitor has asked for is shown.
  const [folds] = useState(items.length > SHOWN_FIRST);
  const isSummary = wholeHref !== undefined;
  return (
    <div ref={list} className={styles.showcase}>
      <FoldedItems
        items={items}
        shownFirst={isSummary ? SHOWN_IN_SUMMARY : folds ? SHOWN_FIRST : items.length}
        label={more ? undefined : t('showAll', { total: number(items.length) })}
        className={styles.rest}
        href={wholeHref}
        hasMore={more !== undefined}
      >
        {(shown, isRest) =>
          isSummary ? (
            <ProductRow items={shown} context={context} />
          ) : (
            <ProductList className={clsx(isRest && styles.restList)} items={shown} context={context} />
          )
        }
      </FoldedItems>
      <ShowMore
        className={styles.more}
        more={isSummary ? undefined : more}
        list={list}
        label={t('showMore')}
        failure={t('showMore.failed')}
        onPress={() => context.emit({ type: 'action', name: 'showMore' })}
      />
    </div>
  );
}
