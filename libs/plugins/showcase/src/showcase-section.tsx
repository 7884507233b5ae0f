import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { FoldedItems, ShowMore, type PluginContext, type SectionProps } from '@oa-profile/plugin-sdk';
import { clsx } from 'clsx';
import {
  useEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
  type RefObject,
} from 'react';
import type { Showcase } from './data.js';
import styles from './showcase.module.css';
import { showcaseTexts } from './texts.js';
import { Product } from './product.js';

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

/** A row of products that scrolls by touch, and by keys if it overflows. */
function ProductRow({ items, context }: Pick<ProductListProps, 'items' | 'context'>): ReactElement {
  const t = useTexts(showcaseTexts);
  const row = useRef<HTMLUListElement>(null);
  const overflows = useOverflows(row);
  return (
    <ProductList
      ref={row}
      data-row=""
      className={styles.row}
      items={items}
      context={context}
      onFocus={({ target }) => {
        // Browsers do not scroll to a product that is partly visible. Not after a tap: the row must not move under the
        // finger.
        if (target.matches(':focus-visible')) {
          target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        }
      }}
      {...(overflows && { tabIndex: 0, 'aria-label': t('title') })}
    />
  );
}

/** Whether the element's content is wider than the element. True until it can be measured. */
function useOverflows(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    // Called at once, and whenever the element's size changes.
    const observer = new ResizeObserver(() => setOverflows(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}

/** Props of {@link ProductList}. Other attributes of `<ul>` are passed on. */
interface ProductListProps extends HTMLAttributes<HTMLUListElement> {
  items: Showcase['items'];
  context: PluginContext;
  ref?: Ref<HTMLUListElement>;
}

/** Products side by side. */
function ProductList({ items, context, className, ...attributes }: ProductListProps): ReactElement {
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
