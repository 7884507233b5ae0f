import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { AskAbout, type PluginContext } from '@oa-profile/plugin-sdk';
import { DescriptionRow, priceTagIcon } from '@oa-profile/ui';
import { useId, type ReactElement } from 'react';
import { basicInfoTexts } from '../texts.js';
import styles from './offer.module.css';
import { priceText } from './price-text.js';

interface PricesRowProps {
  priceRanges: BasicInfo['priceRanges'];
  context: PluginContext;
}

/** What visitors usually spend. */
export function PricesRow({ priceRanges, context }: PricesRowProps): ReactElement {
  const t = useTexts(basicInfoTexts);
  const listId = useId();
  const formatters = useFormatters(context.account.timeZone);
  return (
    <DescriptionRow icon={priceTagIcon} label={t('prices')}>
      <ul id={listId} role="list" className={styles.prices}>
        {priceRanges.map((range) => (
          <FormattedText as="li" key={range.kind} className={styles.price}>
            <span className={styles.kind}>{t(`prices.${range.kind}`)}</span> {priceText(range, t, formatters)}
          </FormattedText>
        ))}
      </ul>
      <AskAbout fact={{ kind: 'prices', priceRanges }} describedBy={listId} context={context} />
    </DescriptionRow>
  );
}
