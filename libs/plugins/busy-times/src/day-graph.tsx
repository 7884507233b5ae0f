import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import styles from './busy-times.module.css';
import { BusyChart } from './chart/busy-chart.js';
import { hourOfClock } from './chart/axis.js';
import { busyTimesTexts } from './texts.js';
import { busiestHour, type BusyDay, type BusyHour } from './week/busy-week.js';

interface DayGraphProps {
  day: BusyDay;
  /** The name of its weekday. */
  name: string;
  /** The current hour, if it is on this day. */
  now: BusyHour | undefined;
  live: number | undefined;
}

/** One day: its graph and its busiest hour. As tall on a day without counts, so that nothing moves. */
export function DayGraph({ day, name, now, live }: DayGraphProps): ReactElement {
  const t = useTexts(busyTimesTexts);
  const { time } = useFormatters('UTC');
  if (day.uncounted)
    return (
      <FormattedText as="p" className={clsx(styles.graph, styles.closed)}>
        {t(`day.${day.uncounted}`, { day: name })}
      </FormattedText>
    );
  const busiest = busiestHour(day);
  // An hour of which nobody knows may be the busy one.
  const isQuiet = !busiest && day.hours.every(({ level }) => level !== 'unknown');
  return (
    <div className={styles.graph}>
      <BusyChart day={day} now={now} live={live} />
      <div className={styles.caption}>
        {busiest && (
          <FormattedText as="p">{t('day.busiest', { time: time(hourOfClock(busiest.hour)) })}</FormattedText>
        )}
        {isQuiet && <p>{t('day.quiet')}</p>}
        {now && live !== undefined && (
          <p className={styles.legend} aria-hidden="true">
            <span className={clsx(styles.swatch, styles.present)} />
            {t('now')}
            <span className={clsx(styles.swatch, styles.usual)} />
            {t('legend.usual')}
          </p>
        )}
      </div>
    </div>
  );
}
