import { useTexts } from '@oa-profile/i18n/react';
import { Tag } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { busyTimesTexts } from '../texts.js';
import { busyLevel, type BusyHour, isUncountedLevel } from '../week/busy-week.js';
import styles from './busy-now.module.css';
import type { Doors } from './place-of-now.js';

interface BusyNowProps {
  /** What is usual at this hour. */
  usual: BusyHour['level'];
  /** What is so now, whatever is usual. */
  doors: Doors;
  /** The live value, if there is one. */
  live: number | undefined;
}

/** Should I go now? What is counted now takes the place of what is usual, in the same words as in the summary. */
export function BusyNow({ usual, doors, live }: BusyNowProps): ReactElement {
  const t = useTexts(busyTimesTexts);
  if (live !== undefined)
    return (
      <p className={styles.live}>
        <strong className={styles.word}>{t(`live.${busyLevel(live)}`)}</strong>{' '}
        <Tag tone="account">{t('live')}</Tag>
      </p>
    );
  if (doors === 'shut') return <p>{t(usual === 'closed' ? 'usual.closed' : 'level.closed')}</p>;
  // Beside 'Open', an hour that is usually closed would be a contradiction.
  return <p>{t(doors === 'open' && isUncountedLevel(usual) ? 'usual.unknown' : `usual.${usual}`)}</p>;
}
