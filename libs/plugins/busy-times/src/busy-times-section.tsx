import {
  minutesOfDay,
  openStateAt,
  weekdays,
  type BusinessHours,
  type Weekday,
} from '@oa-profile/business-hours';
import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { minutesText, type SectionProps } from '@oa-profile/plugin-sdk';
import { clockIcon, Disclosure, Icon } from '@oa-profile/ui';
import { useMemo, useState, type ReactElement } from 'react';
import styles from './busy-times.module.css';
import type { BusyTimes } from './data.js';
import { DayGraph } from './day-graph.js';
import { BusyNow } from './now/busy-now.js';
import { liveValue, type Doors, placeOfNow } from './now/place-of-now.js';
import { busyTimesTexts } from './texts.js';
import { busyWeek, type BusyWeek, levelWithoutCount } from './week/busy-week.js';
import { DayPicker } from './week/day-picker.js';
import { DayTable } from './week/day-table.js';

/** How busy it is now, and how busy each day usually is. */
export function BusyTimesSection({ data, context, wholeHref }: SectionProps<BusyTimes>): ReactElement {
  const t = useTexts(busyTimesTexts);
  const { weekday: nameOf } = useFormatters('UTC');
  const { hours } = context;
  const week = useMemo(() => busyWeek(data, hours), [data, hours]);
  const present = placeOfNow(week, context.account.timeZone, context.now, hours);
  const doors = doorsAt(hours, context.now);
  const live = liveValue(data, { now: context.now, doors, usual: present.hour });
  const clock = Math.floor(minutesOfDay(context.account.timeZone, context.now) / 60);
  const usual =
    present.hour?.level ??
    levelWithoutCount({ data, doors: hours }, present.weekday, { hour: clock, isNextDay: false });
  // Until the visitor chooses a day it is today, even after midnight passes, or the next one that has something to show.
  const [chosen, setChosen] = useState<Weekday>();
  const weekday = chosen ?? firstShown(week, present.weekday);
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
      <BusyNow usual={usual} doors={doors} live={live} />
      <DayPicker chosen={weekday} today={present.today} onChoose={choose} />
      {chosen === undefined && weekday !== present.weekday && (
        <FormattedText as="p" className={styles.stay}>
          {t('day.closed', { day: nameOf(weekdays.indexOf(present.weekday)) })}
        </FormattedText>
      )}
      <DayGraph day={day} name={name} now={now} live={live} />
      {stay && wholeHref === undefined && (
        <FormattedText as="p" className={styles.stay}>
          <Icon shape={clockIcon} size="small" className={styles.icon} />
          {t('stay', { duration: minutesText(stay, context.language) })}
        </FormattedText>
      )}
      {!day.uncounted && (
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

/** The day itself, unless it is known to be closed: then the next one that is not, if there is one. */
function firstShown(week: BusyWeek, today: Weekday): Weekday {
  const start = weekdays.indexOf(today);
  const fromToday = [...weekdays.slice(start), ...weekdays.slice(0, start)];
  return fromToday.find((weekday) => week[weekday].uncounted !== 'closed') ?? today;
}

/** What the account's own hours say of now. */
function doorsAt(hours: BusinessHours | undefined, now: Date): Doors {
  const state = hours ? openStateAt(hours, now).state : 'unknown';
  return state === 'open' || state === 'unknown' ? state : 'shut';
}
