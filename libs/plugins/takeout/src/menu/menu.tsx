import type { Takeout } from '@oa-profile/api-client/schemas';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import type { PluginContext } from '@oa-profile/plugin-sdk';
import { ShowAll } from '@oa-profile/ui';
import type { ReactElement } from 'react';
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
  const rest = items.slice(SHOWN_FIRST);
  return (
    <div className={styles.menu}>
      <h3 className={styles.title}>{t('menu')}</h3>
      <MenuList items={items.slice(0, SHOWN_FIRST)} context={context} />
      {rest.length > 0 && (
        <ShowAll label={t('menu.showAll', { total: number(items.length) })} className={styles.rest}>
          <MenuList items={rest} context={context} />
        </ShowAll>
      )}
    </div>
  );
}
