import { Skeleton } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import type { Channel } from './channels.js';
import styles from './contact-dialog.module.css';

interface ContactSkeletonProps {
  channels: readonly Channel[];
  /** The channels have come, and lie on it. */
  isHidden: boolean;
}

/** How many lines are said of each on a phone, below its name, once it is known how the account answers. */
const details: Readonly<Record<Channel['name'], number>> = {
  chat: 4,
  call: 2,
  phone: 2,
  reservation: 1,
  website: 2,
};

/** Holds the place of the channels until it is known how the account answers. */
export function ContactSkeleton({ channels, isHidden }: ContactSkeletonProps): ReactElement {
  return (
    <div className={clsx(isHidden && styles.arrived)} aria-hidden="true">
      {channels.map(({ name }, place) => (
        <div key={`${name} ${place}`} className={styles.channel}>
          <Skeleton shape="circle" className={styles.icon} />
          <div>
            <Skeleton />
            <Skeleton lines={details[name]} className={styles.details} />
          </div>
        </div>
      ))}
    </div>
  );
}
