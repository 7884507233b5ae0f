import type { Recommendation } from '@oa-profile/api-client/schemas';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { accountLang, moneyText, WebLink, type PluginContext } from '@oa-profile/plugin-sdk';
import { Picture, Tag } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { mallRecommendationsTexts } from '../texts.js';
import styles from './items.module.css';

interface ItemLinkProps {
  item: Recommendation['items'][number];
  context: PluginContext;
}

/** An item with picture, price and kind; links to the shop that sells it. */
export function ItemLink({
  item: { title, url, picture, price, assetKind },
  context,
}: ItemLinkProps): ReactElement {
  const t = useTexts(mallRecommendationsTexts);
  const formatters = useFormatters(context.account.timeZone);
  return (
    <WebLink className={styles.item} href={url} action="openRecommendedItem" context={context}>
      {/* Decorative: the title names the item. */}
      <Picture picture={{ ...picture, alt: undefined }} shape="square" className={styles.picture} />
      <span className={styles.title} lang={accountLang(context)}>
        {title}
      </span>{' '}
      <span className={styles.facts}>
        {price && <span className={styles.price}>{moneyText(price, formatters)}</span>}{' '}
        {assetKind && <Tag>{t(`kind.${assetKind}`)}</Tag>}
      </span>
    </WebLink>
  );
}
