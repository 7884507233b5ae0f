import type { Recommendation } from '@oa-profile/api-client';
import { FoldedItems, accountLang, moneyText, WebLink, type PluginContext } from '@oa-profile/plugin-sdk';
import type { ReactElement } from 'react';
import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { Picture, Tag } from '@oa-profile/ui';
import styles from './items.module.css';
import { mallRecommendationsTexts } from '../texts.js';

interface ItemListProps {
  items: Recommendation['items'];
  context: PluginContext;
}

/** How many items are shown before the visitor asks for all: whole rows of two, three or four. */
const SHOWN_FIRST = 12;

export function ItemList({ items, context }: ItemListProps): ReactElement {
  return (
    <FoldedItems items={items} shownFirst={SHOWN_FIRST}>
      {(shown) => (
        <ul role="list" className={styles.items}>
          {shown.map((item) => (
            <li key={item.id}>
              <ItemLink item={item} context={context} />
            </li>
          ))}
        </ul>
      )}
    </FoldedItems>
  );
}

interface ItemLinkProps {
  item: Recommendation['items'][number];
  context: PluginContext;
}

/** An item with picture, price and kind; links to the shop that sells it. */
function ItemLink({ item: { title, url, picture, price, assetKind }, context }: ItemLinkProps): ReactElement {
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
        {price && <FormattedText className={styles.price}>{moneyText(price, formatters)}</FormattedText>}{' '}
        {assetKind && <Tag>{t(`kind.${assetKind}`)}</Tag>}
      </span>
    </WebLink>
  );
}
