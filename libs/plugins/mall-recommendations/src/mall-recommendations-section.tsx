import type { Recommendation } from '@oa-profile/api-client';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import type { SectionProps } from '@oa-profile/plugin-sdk';
import { ShowAllLink } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { AccountList } from './accounts/account-list.js';
import { ItemList } from './items/item-list.js';
import styles from './mall-recommendations.module.css';
import { mallRecommendationsTexts } from './texts.js';

/** How many accounts, or items if there are no accounts, a summary shows. */
const SHOWN_IN_SUMMARY = 3;

/** Accounts and items to buy, with separate headings if there are both. */
export function MallRecommendationsSection({
  data: { accounts, items },
  context,
  wholeHref,
}: SectionProps<Recommendation>): ReactElement {
  const common = useTexts(commonTexts);
  const t = useTexts(mallRecommendationsTexts);
  if (wholeHref !== undefined) {
    const hasMore =
      accounts.length > SHOWN_IN_SUMMARY || items.length > (accounts.length ? 0 : SHOWN_IN_SUMMARY);
    return (
      <>
        {accounts.length > 0 ? (
          <AccountList accounts={accounts.slice(0, SHOWN_IN_SUMMARY)} context={context} />
        ) : (
          <ItemList items={items.slice(0, SHOWN_IN_SUMMARY)} context={context} />
        )}
        {hasMore && <ShowAllLink href={wholeHref} label={common('common.showAll')} className={styles.all} />}
      </>
    );
  }
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
