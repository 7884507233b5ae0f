import { useTexts } from '@oa-profile/i18n/react';
import { Tag } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { busyTimesTexts } from '../texts.js';
import { busyLevel } from '../week/busy-level.js';
import type { BusyHour } from '../week/busy-week.js';
import styles from './busy-now.module.css';

interface BusyNowProps {
  /** The usual value at this hour; absent if the place is closed then on all days. */
  hour: BusyHour | undefined;
  /** Whether the place is closed now, whatever is usual. */
  isShut: boolean;
  /** The live value, if there is one. */
  live: number | undefined;
}

/** Should I go now? What is counted now takes the place of what is usual, in the same words as in the summary. */
export function BusyNow({ hour, isShut, live }: BusyNowProps): ReactElement {
  const t = useTexts(busyTimesTexts);
  const level = hour?.level ?? 'closed';
  if (live === undefined) return <p>{t(isShut && level !== 'closed' ? 'level.closed' : `usual.${level}`)}</p>;
  return (
    <p className={styles.live}>
      <strong className={styles.word}>{t(`live.${busyLevel(live)}`)}</strong>{' '}
      <Tag tone="account">{t('live')}</Tag>
    </p>
  );
}
