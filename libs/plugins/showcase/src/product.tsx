import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import {
  accountLang,
  moneyText,
  ShowLocallyButton,
  WebLink,
  type PluginContext,
} from '@oa-profile/plugin-sdk';
import { Icon, mallIcon, Picture, Tag } from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useId, type ReactElement } from 'react';
import type { Showcase } from './data.js';
import styles from './product.module.css';
import { showcaseTexts } from './texts.js';

interface ProductProps {
  item: Showcase['items'][number];
  context: PluginContext;
}

/** One product. Its name is the link, which covers the whole product. */
export function Product({ item, context }: ProductProps): ReactElement {
  const t = useTexts(showcaseTexts);
  const formatters = useFormatters(context.account.timeZone);
  const factsId = useId();
  const nameId = useId();
  const { id, name, picture, price, soldOut, url } = item;
  const lang = accountLang(context);
  return (
    <div className={clsx(styles.product, soldOut === true && styles.soldOut)}>
      <div className={styles.frame} lang={lang}>
        {picture ? <Picture picture={picture} shape="fill" /> : <Icon shape={mallIcon} size="large" />}
      </div>
      <p id={nameId} className={styles.name}>
        {url === undefined ? (
          <span lang={lang}>{name}</span>
        ) : (
          <WebLink
            className={styles.link}
            href={url}
            aria-describedby={factsId}
            action="openProduct"
            context={context}
          >
            <span lang={lang}>{name}</span>
          </WebLink>
        )}
      </p>
      <div id={factsId}>
        {price && (
          <FormattedText as="p" className={styles.price}>
            {moneyText(price, formatters)}
          </FormattedText>
        )}
        {soldOut && (
          <p className={styles.mark}>
            <Tag>{t(soldOut === true ? 'soldOut' : 'soldOut.unknown')}</Tag>
          </p>
        )}
      </div>
      {soldOut !== true && (
        <ShowLocallyButton context={context} item={{ id, title: name }} describedBy={nameId}>
          {t('showToStaff')}
        </ShowLocallyButton>
      )}
    </div>
  );
}
