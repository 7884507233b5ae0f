import { Skeleton } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import styles from './reward-card-skeleton.module.css';
import card from './reward-card-section.module.css';
import stamps from './stamps/stamp-grid.module.css';

/** Places of the most common card. */
const places = Array.from({ length: 10 }, (_, index) => index + 1);

/** A card with ten places, two rewards, and its expiry. */
export function RewardCardSkeleton(): ReactElement {
  return (
    <div className={card.card}>
      <Skeleton shape="block" className={styles.head} />
      <div className={card.body}>
        <div className={stamps.grid}>
          {places.map((place) => (
            <Skeleton key={place} shape="circle" className={styles.place} />
          ))}
        </div>
        <Skeleton lines={11} />
      </div>
    </div>
  );
}
