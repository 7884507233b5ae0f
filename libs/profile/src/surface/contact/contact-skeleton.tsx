import { hostOf } from '@oa-profile/plugin-sdk';
import { SkeletonGroup } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { DialogEntrySkeleton } from '../../core/dialogs/dialog-entry-skeleton.js';
import { useReasonWords } from './channel-reasons.js';
import type { Channel } from './channels.js';
import styles from './contact-dialog.module.css';

interface ContactSkeletonProps {
  /** With guessed reasons. */
  channels: readonly Channel[];
  now: Date;
  /** The channels have loaded, and lie on top of it. */
  isHidden: boolean;
}

/** The minimum number of lines for each, below its name: a guess may be shorter than the real text. */
const details: Readonly<Record<Channel['name'], number>> = {
  chat: 4,
  call: 2,
  phone: 2,
  reservation: 1,
  website: 2,
};

/** Reserves space for the channels until it is known how the account answers. */
export function ContactSkeleton({ channels, now, isHidden }: ContactSkeletonProps): ReactElement {
  const words = useReasonWords(now);
  return (
    <SkeletonGroup className={clsx(isHidden && styles.arrived)}>
      {channels.map((channel, place) => (
        <DialogEntrySkeleton
          key={place}
          lines={details[channel.name]}
          guess={[...addressOf(channel), ...channel.reasons.map(words)]}
        />
      ))}
    </SkeletonGroup>
  );
}

/** The lines above the reasons. */
function addressOf(channel: Channel): string[] {
  if (channel.name === 'phone') return [channel.phone];
  return channel.name === 'website' ? [hostOf(channel.url)] : [];
}
