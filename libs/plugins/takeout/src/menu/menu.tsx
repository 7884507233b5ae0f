import { commonTexts } from '@oa-profile/i18n';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { FoldedItems, type PluginContext } from '@oa-profile/plugin-sdk';
import { VisuallyHidden } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import type { Takeout } from '../data.js';
import { takeoutTexts } from '../texts.js';
import { MenuItem } from './menu-item.js';
import styles from './menu.module.css';

interface MenuProps {
  items: Takeout['items'];
  context: PluginContext;
  wholeHref: string | undefined;
}

/** How many dishes are shown before the visitor asks for all. */
const SHOWN_FIRST = 30;
const SHOWN_IN_SUMMARY = 3;

/** The menu. All of it is in the page, so that find-in-page reaches every dish. */
export function Menu({ items, context, wholeHref }: MenuProps): ReactElement {
  const t = useTexts(takeoutTexts);
  const isSummary = wholeHref !== undefined;
  const shownFirst = isSummary ? SHOWN_IN_SUMMARY : SHOWN_FIRST;
  const common = useTexts(commonTexts);
  const { number } = useFormatters(context.account.timeZone);
  return (
    <div className={clsx(styles.menu, isSummary && styles.summary)}>
      <h3 className={styles.title}>{isSummary ? <VisuallyHidden>{t('menu')}</VisuallyHidden> : t('menu')}</h3>
      <FoldedItems
        items={items}
        shownFirst={shownFirst}
        href={wholeHref}
        hasMore
        label={
          items.length > shownFirst
            ? t('menu.showAll', { total: number(items.length) })
            : common('common.allDetails')
        }
        className={styles.rest}
      >
        {(shown) => <MenuList items={shown} isSummary={isSummary} context={context} />}
      </FoldedItems>
    </div>
  );
}

interface MenuListProps {
  items: Takeout['items'];
  isSummary: boolean;
  context: PluginContext;
}

/** Dishes below each other. */
function MenuList({ items, isSummary, context }: MenuListProps): ReactElement {
  return (
    <ul role="list">
      {items.map((item, place) => (
        // Keyed by position, which never changes: owners list dishes twice.
        <MenuItem key={place} item={item} isSummary={isSummary} context={context} />
      ))}
    </ul>
  );
}
