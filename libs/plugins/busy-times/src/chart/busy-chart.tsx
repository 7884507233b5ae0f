import { FormattedText, useFormatters, useLanguage, useTexts } from '@oa-profile/i18n/react';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { busyTimesTexts } from '../texts.js';
import { type BusyDay, type BusyHour, isUncountedLevel } from '../week/busy-week.js';
import { axisLabels, FEW_HOURS, textAt, hourOfClock, koreanHour } from './axis.js';
import { Bar } from './bar.js';
import styles from './busy-chart.module.css';

interface BusyChartProps {
  day: BusyDay;
  /** The current hour, if it is on this day. */
  now: BusyHour | undefined;
  /** How busy it is now. */
  live: number | undefined;
}

/** Bars by hour. Hidden from screen readers, which have the table. */
export function BusyChart({ day: { hours }, now, live }: BusyChartProps): ReactElement {
  const t = useTexts(busyTimesTexts);
  const language = useLanguage();
  const { time } = useFormatters('UTC');
  const axisTime = language === 'ko' ? koreanHour : time;
  const present = hours.findIndex((hour) => hour === now);
  const count = hours.length;
  return (
    <div className={styles.chart} aria-hidden="true">
      <svg className={styles.marks}>
        {present >= 0 && (
          <text className={styles.now} y="50%" dominantBaseline="central" {...textAt(present, count)}>
            {t('now')}
          </text>
        )}
      </svg>
      <svg className={styles.plot}>
        {[0, 50].map((percent) => (
          <line
            key={percent}
            className={styles.grid}
            x1="0"
            x2="100%"
            y1={`${percent}%`}
            y2={`${percent}%`}
          />
        ))}
        {hours.map((hour, index) => (
          <Bar
            key={index}
            place={{ index, count }}
            value={isUncountedLevel(hour.level) ? 0 : hour.value}
            isNow={index === present}
            live={index === present ? live : undefined}
          />
        ))}
      </svg>
      <svg className={clsx(styles.axis, count <= FEW_HOURS && styles.few)}>
        {axisLabels(hours).map(({ index, hour, step }) => (
          <FormattedText
            as="text"
            key={index}
            className={styles.label}
            data-step={step}
            y="50%"
            dominantBaseline="central"
            {...textAt(index, count)}
          >
            {axisTime(hourOfClock(hour))}
          </FormattedText>
        ))}
      </svg>
    </div>
  );
}
