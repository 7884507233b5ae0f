import { openStateAt, weekdays, type BusinessHours, type Weekday } from '@oa-profile/business-hours';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { minutesText, type SectionProps } from '@oa-profile/plugin-sdk';
import { clockIcon, Disclosure, Icon } from '@oa-profile/ui';
import { useMemo, useState, type ReactElement } from 'react';
import styles from './busy-times.module.css';
import type { BusyTimes } from './data.js';
import { DayGraph } from './day-graph.js';
import { BusyNow } from './now/busy-now.js';
import { liveValue } from './now/live-value.js';
import { placeOfNow } from './now/place-of-now.js';
import { busyTimesTexts } from './texts.js';
import { busyWeek } from './week/busy-week.js';
import { DayPicker } from './week/day-picker.js';
import { DayTable } from './week/day-table.js';

/** How busy it is now, and how busy each day usually is. */
export function BusyTimesSection({ data, context, wholeHref }: SectionProps<BusyTimes>): ReactElement {
  const t = useTexts(busyTimesTexts);
  const { weekday: nameOf } = useFormatters('UTC');
  const week = useMemo(() => busyWeek(data), [data]);
  const present = placeOfNow(week, context.account.timeZone, context.now, context.hours);
  const isShut = isShutAt(context.hours, context.now);
  const live = liveValue(data, isShut ? undefined : present.hour, context.now);
  // Until the visitor chooses a day it is today, even after midnight passes.
  const [chosen, setChosen] = useState<Weekday>();
  const weekday = chosen ?? present.weekday;
  const day = week[weekday];
  const name = nameOf(weekdays.indexOf(weekday));
  const now = weekday === present.weekday ? present.hour : undefined;
  const { usualStayMinutes: stay } = data;

  const choose = (next: Weekday): void => {
    setChosen(next);
    context.emit({ type: 'action', name: 'chooseBusyDay' });
  };
  return (
    <div className={styles.section}>
      <BusyNow hour={present.hour} isShut={isShut} live={live} />
      <DayPicker chosen={weekday} today={present.today} onChoose={choose} />
      <DayGraph day={day} name={name} now={now} live={live} />
      {stay && wholeHref === undefined && (
        <p className={styles.stay}>
          <Icon shape={clockIcon} size="small" className={styles.icon} />
          {t('stay', { duration: minutesText(stay, context.language) })}
        </p>
      )}
      {!day.isClosed && (
        <Disclosure
          className={styles.table}
          summary={<span className={styles.summary}>{t('table')}</span>}
          onToggle={(open) => open && context.emit({ type: 'action', name: 'openBusyTable' })}
        >
          <DayTable day={day} name={name} now={now} />
        </Disclosure>
      )}
    </div>
  );
}

/** Whether the account's own hours say that nobody is let in now. */
function isShutAt(hours: BusinessHours | undefined, now: Date): boolean {
  const state = hours && openStateAt(hours, now).state;
  return state !== undefined && state !== 'open' && state !== 'unknown';
}
