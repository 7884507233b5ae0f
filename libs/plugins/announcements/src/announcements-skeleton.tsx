import { Skeleton } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import styles from './announcements.module.css';

/** Placeholders for the announcements shown at first. */
export function AnnouncementsSkeleton(): ReactElement {
  return (
    <>
      {[1, 2, 3].map((announcement) => (
        <div key={announcement} className={styles.placeholder}>
          <Skeleton lines={4} />
        </div>
      ))}
    </>
  );
}
