import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import {
  accountLang,
  AskAbout,
  moneyText,
  ShowLocallyButton,
  type PluginContext,
} from '@oa-profile/plugin-sdk';
import { Picture, Tag } from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useId, type ReactElement } from 'react';
import type { Takeout } from '../data.js';
import { takeoutTexts } from '../texts.js';
import styles from './menu.module.css';

interface MenuItemProps {
  item: Takeout['items'][number];
  /** Shows only the essentials; the rest is in the whole menu. @default false */
  isSummary?: boolean;
  context: PluginContext;
}

/** One dish, in a list. */
export function MenuItem({ item, isSummary = false, context }: MenuItemProps): ReactElement {
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
