import { DayGrid, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Skeleton, SkeletonGroup, VisuallyHidden } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import styles from './reservation-skeleton.module.css';

/** About as high as the form that will replace it. */
export function ReservationSkeleton(): ReactElement {
  const common = useTexts(commonTexts);
  const takesNote = useProfileSelector(({ page }) => page.origin === 'liff');
  return (
    <div className={styles.skeleton}>
      <VisuallyHidden>{common('common.loading')}</VisuallyHidden>
      <SkeletonGroup className={styles.form}>
        <Skeleton shape="block" className={styles.sizes} />
        <DayGrid bleeds>
          {Array.from({ length: 14 }, (_, day) => (
            <Skeleton key={day} shape="block" className={styles.day} />
          ))}
        </DayGrid>
        <div className={styles.times}>
          {Array.from({ length: 6 }, (_, time) => (
            <Skeleton key={time} shape="block" className={styles.time} />
          ))}
        </div>
        {takesNote && <Skeleton shape="block" className={styles.note} />}
      </SkeletonGroup>
    </div>
  );
}
