import { useTexts } from '@oa-profile/i18n/react';
import { Tag } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { busyTimesTexts } from '../texts.js';
import { busyLevel } from '../week/busy-level.js';
import type { BusyHour } from '../week/busy-week.js';
import styles from './busy-now.module.css';
import { comparison } from './comparison.js';

interface BusyNowProps {
  /** The usual value at this hour; absent if the place is closed then on all days. */
  hour: BusyHour | undefined;
  /** The live value, if there is one. */
  live: number | undefined;
}

/** The answer to the main question: should I go now? */
export function BusyNow({ hour, live }: BusyNowProps): ReactElement {
  const t = useTexts(busyTimesTexts);
  if (live === undefined) return <p>{t(`usual.${hour?.level ?? 'closed'}`)}</p>;
  const compared = comparison(live, hour?.value ?? 0);
  return (
    <div>
      <p className={styles.compared}>
        <strong className={clsx(styles.word, styles[compared])}>{t(`live.${compared}`)}</strong>{' '}
        <Tag tone="account">{t('live')}</Tag>
      </p>
      <p className={styles.level}>{t(`live.${busyLevel(live)}`)}</p>
    </div>
  );
}
