import { comingDays, intervalText } from '@oa-profile/plugin-sdk/hours';
import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { Icon, clockIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { factTexts } from '../fact-texts.js';
import type { Facts } from '../facts-at.js';
import styles from './summary.module.css';

interface TodaysHoursProps {
  status: NonNullable<Facts['status']>;
  now: Date;
}

/** Today's hours by the account's clock, one line per service; nothing if they are unknown or do not apply. */
export function TodaysHours({ status: { state, hours }, now }: TodaysHoursProps): ReactElement | null {
  const t = useTexts(factTexts);
  const { timeZone } = hours;
  const formatters = useFormatters(timeZone);
  const today = comingDays(hours, now).week.find(({ isToday }) => isToday);
  if (!today || today.source === 'unknown' || state.state === 'temporarilyClosed') return null;
  const { date, intervals } = today;
  return (
    <li className={styles.row}>
      <Icon shape={clockIcon} size="small" className={styles.sign} />
      <span className={styles.today}>
        <span className={styles.day}>{t('hours.today')}</span>{' '}
        <span className={styles.times}>
          {intervals.length === 0
            ? t('hours.closed')
            : intervals.map((interval) => (
                <FormattedText key={interval.opens}>
                  {intervalText(interval, { timeZone, date, t, formatters })}{' '}
                </FormattedText>
              ))}
        </span>
      </span>
    </li>
  );
}
