import { Skeleton } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import styles from './announcements.module.css';

/** As many announcements as are shown at first. */
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
