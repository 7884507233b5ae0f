import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { ShowMore, type SectionProps } from '@oa-profile/plugin-sdk';
import { FoldedList } from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useRef, useState, type ReactElement } from 'react';
import type { Showcase } from './data.js';
import { ProductList } from './product-list.js';
import { ProductRow } from './product-row.js';
import styles from './showcase.module.css';
import { showcaseTexts } from './texts.js';

/** How many products are shown before the visitor asks for all. */
const SHOWN_FIRST = 8;

/** A row of products to scroll on a phone; once all are requested, they are below each other. */
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
  const [asked, setAsked] = useState(false);
  const onShowMore = (): void => {
    setAsked(true);
    context.emit({ type: 'action', name: 'showMore' });
  };
  return (
    <div ref={list} className={clsx(styles.showcase, asked && styles.unfolded)}>
      <FoldedList
        items={items}
        shownFirst={folds || wholeHref !== undefined ? SHOWN_FIRST : items.length}
        label={more ? t('showMore') : t('showAll', { total: number(items.length) })}
        className={styles.rest}
        href={wholeHref}
        hasMore={more !== undefined}
      >
        {(shown, isRest) =>
          isRest ? (
            <ProductList className={styles.restList} items={shown} context={context} />
          ) : (
            <ProductRow items={shown} context={context} />
          )
        }
      </FoldedList>
      <ShowMore
        className={styles.more}
        more={wholeHref === undefined ? more : undefined}
        list={list}
        label={t('showMore')}
        failure={t('showMore.failed')}
        onPress={onShowMore}
      />
    </div>
  );
}
