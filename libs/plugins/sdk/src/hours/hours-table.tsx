import { FormattedText, useFormatters, useLanguage, useTexts } from '@oa-profile/i18n/react';
import { VisuallyHidden } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import type { Texts } from '@oa-profile/i18n';
import type { PluginContext } from '../section.js';
import type { ComingDays } from './coming-days.js';
import type { HoursDictionary } from './hours-texts.js';
import { dayRanges } from './day-ranges.js';
import { HoursTableRow } from './hours-table-row.js';
import { lastBeforeText } from './interval-text.js';
import type { LastCall } from './last-call.js';
import styles from './hours-table.module.css';
import { weekdaysText, weekRows } from './week-rows.js';

interface HoursTableProps {
  days: ComingDays;
  timeZone: string;
  texts: Texts<HoursDictionary>;
  context: PluginContext;
  /** Whether special days have a button that adds them to a calendar. */
  hasEntries: boolean;
  lastCall: LastCall;
}

/**
 * The coming seven days, or the usual ones of a week, days with the same hours in one row; and the special days of the weeks
 * after. What ends equally long before each closing is told once.
 */
export function HoursTable({
  days: { week, later },
  timeZone,
  texts,
  context,
  hasEntries,
  lastCall,
}: HoursTableProps): ReactElement {
  const t = useTexts(texts);
  const formatters = useFormatters(timeZone);
  const language = useLanguage();
  const lastBefore = lastBeforeText([...week, ...later], { lastCall, t, language });
  const wording = {
    timeZone,
    t,
    formatters,
    context,
    hasEntries,
    lastCall: lastBefore === undefined ? lastCall : undefined,
  };
  return (
    <div className={styles.box}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('hours.day')}</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>{t('hours')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {weekRows(week).map((day) => (
            <HoursTableRow
              key={day.date}
              day={day}
              name={day.usual && weekdaysText(day.usual, t, formatters)}
              {...wording}
            />
          ))}
        </tbody>
        {later.length > 0 && (
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={2} className={styles.group}>
                {t('hours.later')}
              </th>
            </tr>
            {dayRanges(later).map((day) => (
              <HoursTableRow key={day.date} day={day} {...wording} />
            ))}
          </tbody>
        )}
      </table>
      {lastBefore !== undefined && (
        <FormattedText as="p" className={styles.note}>
          {lastBefore}
        </FormattedText>
      )}
    </div>
  );
}
