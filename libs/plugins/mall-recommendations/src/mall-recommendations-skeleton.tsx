import { Skeleton } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import accounts from './accounts/accounts.module.css';
import items from './items/items.module.css';
import styles from './mall-recommendations-skeleton.module.css';
import parts from './mall-recommendations.module.css';

/** Some accounts, and as many items as are shown at first. */
export function MallRecommendationsSkeleton(): ReactElement {
  return (
    <>
      <div className={parts.part}>
        <div className={parts.heading}>
          <Skeleton className={styles.heading} />
        </div>
        <div className={accounts.accounts}>
          {[1, 2, 3].map((account) => (
            <div key={account} className={accounts.account}>
              <Skeleton shape="circle" className={styles.icon} />
              <Skeleton lines={2} className={accounts.words} />
            </div>
          ))}
        </div>
      </div>
      <div className={parts.part}>
        <div className={parts.heading}>
          <Skeleton className={styles.heading} />
        </div>
        <div className={items.items}>
          {[1, 2, 3, 4].map((item) => (
            <div key={item}>
              <Skeleton shape="block" className={styles.picture} />
              <Skeleton lines={2} />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
