import type { Formatters } from '@oa-profile/i18n';
import { FormattedText } from '@oa-profile/i18n/react';
import { clsx } from 'clsx';
import { useId, type ReactElement } from 'react';
import { accountLang } from '../account-lang.js';
import type { PluginContext } from '../section.js';
import { daysText, reasonText, type DayRange } from './day-ranges.js';
import type { TranslateHours } from './hours-texts.js';
import styles from './hours-table.module.css';
import { intervalText, lastCallText } from './interval-text.js';
import type { LastCall } from './last-call.js';

interface HoursTableRowProps {
  day: DayRange;
  /** Instead of the date: names of weekdays. */
  name?: string | undefined;
  timeZone: string;
  t: TranslateHours;
  formatters: Formatters;
  context: PluginContext;
  hasEntries: boolean;
  /** What ends before closing time; undefined if the table says that once. */
  lastCall: LastCall | undefined;
}

/** One date, or several with the same hours: their times, and why they are unusual. */
export function HoursTableRow({
  day,
  name,
  timeZone,
  t,
  formatters,
  context,
  hasEntries,
  lastCall,
}: HoursTableRowProps): ReactElement {
  const { date, source, intervals, isToday, note } = day;
  const reason = reasonText(day, t);
  const dayId = useId();
  const entry = hasEntries && source === 'special' && context.specialDayEntry?.(date);
  const wording = { timeZone, date, t, formatters };
  const last = lastCall && lastCallText(intervals, { ...wording, lastCall });
  const dayName = name ?? daysText(day, wording, '\n');
  return (
    <tr className={clsx(isToday && styles.today)}>
      {isToday ? (
        <th id={dayId} scope="row" className={styles.day} aria-current="date">
          <FormattedText className={styles.date}>{dayName}</FormattedText>{' '}
          <span className={styles.mark}>{t('hours.today')}</span>
        </th>
      ) : (
        <FormattedText
          as="th"
          id={dayId}
          scope="row"
          className={clsx(styles.day, styles.date, name !== undefined && styles.weekdays)}
        >
          {dayName}
        </FormattedText>
      )}
      <td className={styles.times}>
        {intervals.map((interval) => (
          <Times key={interval.opens} text={intervalText(interval, wording)} />
        ))}
        {last && (
          <FormattedText as="div" className={styles.note}>
            {last}
          </FormattedText>
        )}
        {intervals.length === 0 && (
          <span className={styles.none}>{t(source === 'unknown' ? 'hours.unknown' : 'hours.closed')}</span>
        )}
        {reason !== undefined && (
          <div className={styles.reason} lang={note && accountLang(context)}>
            {reason}
          </div>
        )}
        {entry && (
          <a {...entry} className={styles.entry} aria-describedby={dayId}>
            {t('hours.addToCalendar')}
          </a>
        )}
      </td>
    </tr>
  );
}

/** '6:00 PM – 2:00 AM (next day)' on one line, else with the note on the next. */
function Times({ text }: { text: string }): ReactElement {
  const [range, note] = text.split(/ (?=\()/);
  if (!note) return <FormattedText as="div">{range}</FormattedText>;
  return (
    <div>
      <FormattedText className={styles.range}>{range}</FormattedText>{' '}
      <FormattedText className={styles.note}>{note}</FormattedText>
    </div>
  );
}
