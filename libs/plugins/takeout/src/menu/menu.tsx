import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import type { PluginContext } from '@oa-profile/plugin-sdk';
import { FoldedList } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import type { Takeout } from '../data.js';
import { takeoutTexts } from '../texts.js';
import { MenuList } from './menu-list.js';
import styles from './menu.module.css';

interface MenuProps {
  items: Takeout['items'];
  context: PluginContext;
}

/** How many dishes are shown before the visitor asks for all. */
const SHOWN_FIRST = 6;

/** What there is to take away. All of it is in the page at once, so that find-in-page reaches every dish. */
export function Menu({ items, context }: MenuProps): ReactElement {
  const t = useTexts(takeoutTexts);
  const { number } = useFormatters(context.account.timeZone);
  return (
    <div className={styles.menu}>
      <h3 className={styles.title}>{t('menu')}</h3>
      <FoldedList
        items={items}
        shownFirst={SHOWN_FIRST}
        label={t('menu.showAll', { total: number(items.length) })}
        className={styles.rest}
      >
        {(shown) => <MenuList items={shown} context={context} />}
      </FoldedList>
    </div>
  );
}
