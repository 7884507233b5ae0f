import type { Recommendation } from '@oa-profile/api-client/schemas';
import { useTexts } from '@oa-profile/i18n/react';
import type { SectionProps } from '@oa-profile/plugin-sdk';
import type { ReactElement } from 'react';
import { AccountList } from './accounts/account-list.js';
import { ItemList } from './items/item-list.js';
import styles from './mall-recommendations.module.css';
import { mallRecommendationsTexts } from './texts.js';

/** Accounts and things to buy, with headings of their own where there are both. */
export function MallRecommendationsSection({
  data: { accounts, items },
  context,
}: SectionProps<Recommendation>): ReactElement {
  const t = useTexts(mallRecommendationsTexts);
  const hasBoth = accounts.length > 0 && items.length > 0;
  return (
    <>
      {accounts.length > 0 && (
        <div className={styles.part}>
          {hasBoth && <h3 className={styles.heading}>{t('accounts')}</h3>}
          <AccountList accounts={accounts} context={context} />
        </div>
      )}
      {items.length > 0 && (
        <div className={styles.part}>
          {hasBoth && <h3 className={styles.heading}>{t('items')}</h3>}
          <ItemList items={items} context={context} />
        </div>
      )}
    </>
  );
}
