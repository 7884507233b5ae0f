import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { DialogEntrySkeleton } from '../../core/dialogs/dialog-entry-skeleton.js';
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
        <DialogEntrySkeleton key={`${name} ${place}`} lines={details[name]} />
      ))}
    </div>
  );
}
