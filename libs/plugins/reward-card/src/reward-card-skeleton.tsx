import { Skeleton } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import styles from './reward-card-skeleton.module.css';

/** Places of the commonest card. */
const places = Array.from({ length: 10 }, (_, index) => index + 1);

/** A card with ten places and two rewards. */
export function RewardCardSkeleton(): ReactElement {
  return (
    <>
      <Skeleton shape="block" className={styles.head} />
      <div className={styles.body}>
        <div className={styles.places}>
          {places.map((place) => (
            <Skeleton key={place} shape="circle" className={styles.place} />
          ))}
        </div>
        <Skeleton lines={8} />
      </div>
    </>
  );
}
