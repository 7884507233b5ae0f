import { commonTexts } from '@oa-profile/i18n';
import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import {
  accountLang,
  AskAbout,
  FoldedItems,
  moneyText,
  ShowLocallyButton,
  type PluginContext,
} from '@oa-profile/plugin-sdk';
import { Picture, Tag, VisuallyHidden } from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useId, type ReactElement } from 'react';
import type { Takeout } from '../data.js';
import { takeoutTexts } from '../texts.js';
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

interface MenuItemProps {
  item: Takeout['items'][number];
  /** Shows only the essentials; the rest is in the whole menu. @default false */
  isSummary?: boolean;
  context: PluginContext;
}

/** One dish, in a list. */
function MenuItem({ item, isSummary = false, context }: MenuItemProps): ReactElement {
  const t = useTexts(takeoutTexts);
  const formatters = useFormatters(context.account.timeZone);
  const nameId = useId();
  const { id, name, description, picture, price, soldOut } = item;
  const lang = accountLang(context);
  return (
    <li className={clsx(styles.dish, soldOut === true && styles.soldOut)}>
      <div className={styles.words}>
        <h4 id={nameId} className={styles.name} lang={lang}>
          {name}
        </h4>
        {description && (
          <p className={styles.description} lang={lang}>
            {description}
          </p>
        )}
        {soldOut ? (
          <p className={styles.terms}>
            {price && <FormattedText className={styles.price}>{moneyText(price, formatters)}</FormattedText>}
            <Tag>{t(soldOut === true ? 'soldOut' : 'soldOut.unknown')}</Tag>
          </p>
        ) : (
          price && (
            <FormattedText as="p" className={clsx(styles.terms, styles.price)}>
              {moneyText(price, formatters)}
            </FormattedText>
          )
        )}
      </div>
      {picture && (
        <div className={styles.picture} lang={lang}>
          <Picture picture={picture} shape="fill" />
        </div>
      )}
      {!isSummary && (
        <div className={styles.ways}>
          {soldOut !== true && (
            <ShowLocallyButton context={context} item={{ id, title: name }} describedBy={nameId}>
              {t('showToStaff')}
            </ShowLocallyButton>
          )}
          <AskAbout fact={{ kind: 'item', title: name, price }} describedBy={nameId} context={context} />
        </div>
      )}
    </li>
  );
}
