import type { Showcase } from '@oa-profile/api-client/schemas';
import { commonTexts } from '@oa-profile/i18n';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { accountLang, moneyText, type PluginContext } from '@oa-profile/plugin-sdk';
import { ExternalLink, Icon, mallIcon, Picture, Tag } from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useId, type ReactElement } from 'react';
import styles from './product.module.css';
import { showcaseTexts } from './texts.js';

interface ProductProps {
  item: Showcase['items'][number];
  context: PluginContext;
}

/** One product. Its name is the link; all of it can be tapped. */
export function Product({ item, context }: ProductProps): ReactElement {
  const t = useTexts(showcaseTexts);
  const common = useTexts(commonTexts);
  const formatters = useFormatters(context.account.timeZone);
  const factsId = useId();
  const { name, picture, price, soldOut, url } = item;
  const lang = accountLang(context);
  return (
    <div className={clsx(styles.product, soldOut && styles.soldOut)}>
      <div className={styles.frame} lang={lang}>
        {picture ? <Picture picture={picture} shape="fill" /> : <Icon shape={mallIcon} size="large" />}
      </div>
      <p className={styles.name}>
        {url === undefined ? (
          <span lang={lang}>{name}</span>
        ) : (
          <ExternalLink
            className={styles.link}
            href={url}
            newTabLabel={common('common.opensInNewTab')}
            aria-describedby={factsId}
            onClick={() => context.emit({ type: 'action', name: 'openProduct' })}
          >
            <span lang={lang}>{name}</span>
          </ExternalLink>
        )}
      </p>
      <div id={factsId}>
        {price && <p className={styles.price}>{moneyText(price, formatters)}</p>}
        {soldOut && (
          <p className={styles.mark}>
            <Tag>{t('soldOut')}</Tag>
          </p>
        )}
      </div>
    </div>
  );
}
