import { Skeleton } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import styles from './basic-info-skeleton.module.css';

/** Lines of text in each row of a typical section: hours, address, phone, website, facilities. */
const rows = [2, 3, 1, 1, 3];

/** Rows with an icon and some text, like those of the section. */
export function BasicInfoSkeleton(): ReactElement {
  return (
    <div className={styles.rows}>
      {rows.map((lines, row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="block" className={styles.icon} />
          <Skeleton lines={lines} />
        </div>
      ))}
    </div>
  );
}
