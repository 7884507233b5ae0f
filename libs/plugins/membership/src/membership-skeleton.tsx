import { Skeleton } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import styles from './membership-skeleton.module.css';
import card from './plan/plan-card.module.css';
import list from './plan/plan-list.module.css';

/** Two plans without pictures, as is typical. */
export function MembershipSkeleton(): ReactElement {
  return (
    <div className={list.space}>
      <div className={clsx(list.plans, list.two)}>
        {[1, 2].map((plan) => (
          <div key={plan} className={card.plan}>
            <div className={card.words}>
              <Skeleton lines={6} />
              <Skeleton shape="block" className={styles.button} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
