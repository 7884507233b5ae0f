import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { VisuallyHidden } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { hourOfClock } from '../chart/axis.js';
import { busyTimesTexts } from '../texts.js';
import { type BusyDay, type BusyHour, isUncountedLevel } from './busy-week.js';
import styles from './day-table.module.css';
import { tableRows, type TableRow } from './table-rows.js';

interface DayTableProps {
  day: BusyDay;
  /** The name of its weekday. */
  name: string;
  /** The current hour, if it is on this day. */
  now: BusyHour | undefined;
}

/** A day's graph as a table of words. */
export function DayTable({ day: { hours }, name, now }: DayTableProps): ReactElement {
  const t = useTexts(busyTimesTexts);
  const { time } = useFormatters('UTC');
  const rowName = ({ first, last }: TableRow): string => {
    const from = time(hourOfClock(first.hour));
    if (first !== last) return t('table.hours', { from, to: time(hourOfClock(last.hour + 1)) });
    return t(first.isNextDay ? 'table.hourNextDay' : 'table.hour', { time: from });
  };
  return (
    <table className={styles.table}>
      <caption>
        <FormattedText as={VisuallyHidden}>{name}</FormattedText>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('table.time')}</VisuallyHidden>
          </th>
          <th scope="col">
            <VisuallyHidden>{t('table.level')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {tableRows(hours).map((row) => {
          const isNow = hours
            .slice(hours.indexOf(row.first), hours.indexOf(row.last) + 1)
            .some((hour) => hour === now);
          return (
            <tr key={hours.indexOf(row.first)} className={clsx(isNow && styles.now)}>
              <FormattedText as="th" scope="row" aria-current={isNow ? 'time' : undefined}>
                {rowName(row)} {isNow && <span className={styles.mark}>{t('now')}</span>}
              </FormattedText>
              <td className={clsx(isUncountedLevel(row.first.level) && styles.closed)}>
                {t(`level.${row.first.level}`)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
