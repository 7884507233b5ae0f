import { FormattedText, useLanguage, useTexts } from '@oa-profile/i18n/react';
import { textWidth, type FreeTime } from '@oa-profile/plugin-sdk/page';
import type { BusinessHours } from '@oa-profile/business-hours';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { dateFormat, type Language } from '@oa-profile/i18n';
import { instantOf, type BusyHour, type DrawnDay } from './drawn-day.js';
import styles from './today.module.css';
import { todayTexts } from './today-texts.js';

/** Height of the drawing in its own units; a minute is one of its width. */
const HEIGHT = 64;
const HIGHEST_BAR = 56;
/** Half of the gap between two bars. */
const GAP = 6;
const TABLE_Y = 9;
const HOUR = 60;
/** Labels are at every so many hours, as far as there is room for them; on a short day at every second. */
const STEPS = [3, 6, 12];
const MOST_HOURS_BY_TWOS = 8;
/** Widths of the axis in pixels, or in sixteenths of a rem with large text: the styles know them, too. */
const WIDE = 320;
const NARROW = 256;
const LARGE_TEXT = 128;
const LETTER_WIDTH = 7.4;
/** The day's name is bold. */
const BOLD = 1.2;
/** At least between two labels, and between two hours. */
const LABEL_GAP = 4;
const HOUR_GAP = 8;
/** A break of so many minutes has room for its name. */
const NAMED_BREAK = 100;

interface DayLineProps {
  day: DrawnDay;
  hours: BusinessHours;
  /** What it is called; undefined for the day that is under way. */
  name: string | undefined;
  /** Where now is on it; undefined if that is on another day. */
  now: number | undefined;
  /** Those of the day that are ahead. */
  times: readonly FreeTime[];
  /** What the visitor has chosen, in minutes. */
  chosen?: number | undefined;
  /** Whether the bars grow, since it is another day than before. */
  isNew?: boolean;
  /** In words, such as 'Last order 8:30 PM'. */
  lastCallText: (instant: Date) => string;
}

/**
 * A day from its first opening to its last closing: when it is open, how busy it usually is, when it stops taking orders,
 * which times are left, and now. In few elements, and without styles of its own, which the page's policy forbids. Hidden
 * from screen readers, which have the sentence of each moment.
 */
export function DayLine({
  day,
  hours,
  name,
  now,
  times,
  chosen,
  isNew = false,
  lastCallText,
}: DayLineProps): ReactElement {
  const t = useTexts(todayTexts);
  const language = useLanguage();
  const { date, from, until, open, busy } = day;
  const length = until - from;
  const at = (minutes: number): string => `${((minutes - from) / length) * 100}%`;
  const bar = ({ from: begin, until: end, level }: BusyHour): string => {
    const [left, right] = [begin - from + GAP, end - from - GAP];
    return left < right ? `M${left} ${HEIGHT}v${-HIGHEST_BAR * level}H${right}V${HEIGHT}z` : '';
  };
  const isPast = (end: number): boolean => now !== undefined && end <= now;
  const isChosen = (begin: number, end: number): boolean =>
    chosen !== undefined && begin <= chosen && chosen < end;
  const bars = (wanted: (each: BusyHour) => boolean): string => busy.filter(wanted).map(bar).join('');
  const lines = (minutes: readonly number[]): string =>
    minutes.map((each) => `M${each - from} 0V${HEIGHT}`).join('');
  const dots = (wanted: readonly FreeTime[]): string =>
    wanted.map(({ minutes }) => `M${minutes - from} ${TABLE_Y}h.1`).join('');
  const onLine = times.filter(({ minutes }) => from <= minutes && minutes <= until);
  const few = onLine.filter(({ isFew }) => isFew);
  const lastOrders = open.flatMap(({ lastOrder, closes }) =>
    lastOrder === undefined || lastOrder >= closes ? [] : [lastOrder],
  );
  const nextLast = lastOrders.find((minutes) => minutes >= (chosen ?? now ?? from));
  const paths: readonly (readonly [className: string | undefined, d: string])[] = [
    [styles.past, bars(({ from: begin, until: end }) => isPast(end) && !isChosen(begin, end))],
    [
      clsx(styles.coming, isNew && styles.grows),
      bars(({ from: begin, until: end }) => !isPast(end) && !isChosen(begin, end)),
    ],
    [styles.chosen, bars(({ from: begin, until: end }) => isChosen(begin, end))],
    [styles.last, lines(lastOrders)],
    [styles.now, now !== undefined && from <= now && now <= until ? lines([now]) : ''],
    [styles.edge, dots(onLine)],
    [styles.table, dots(onLine.filter(({ isFew }) => !isFew))],
    [styles.few, dots(few)],
    [styles.hole, dots(few)],
  ];
  const breaks = open.flatMap(({ closes }, index) => {
    const next = open[index + 1];
    return next && next.opens - closes >= NAMED_BREAK ? [(closes + next.opens) / 2] : [];
  });
  const hourWidth = LETTER_WIDTH * Math.max(...[10, 20].map((hour) => textWidth(axisHour(language, hour))));
  const stepOn = (width: number, steps: readonly number[]): number =>
    steps.find((each) => (each * HOUR * width) / length >= hourWidth + HOUR_GAP) ?? 24;
  const steps = length <= MOST_HOURS_BY_TWOS * HOUR ? [2, ...STEPS] : STEPS;
  const [wideStep, narrowStep] = [stepOn(WIDE, steps), stepOn(NARROW, steps)];
  const sparseStep = stepOn(LARGE_TEXT, [6, 12]);
  const lastWords = nextLast === undefined ? '' : lastCallText(instantOf(hours, { date, minutes: nextLast }));
  const first = name === undefined ? undefined : labelAt(`${name} `, 0, 'start', BOLD);
  const lastPlace =
    nextLast === undefined ? undefined : labelAt(lastWords, (nextLast - from) / length, 'middle');
  const last = first && lastPlace && areOver(lastPlace, first, NARROW) ? undefined : lastPlace;
  const axisHours = Array.from({ length: length / HOUR + 1 }, (_, index) => {
    const tick = from + index * HOUR;
    const text = axisHour(language, tick / HOUR);
    const anchor = tick === from ? 'start' : tick === until ? 'end' : 'middle';
    return { tick, text, anchor, ...labelAt(text, (tick - from) / length, anchor) } as const;
  });
  /** The hours that are named on an axis so wide. None touches another; those at its ends reach further into it. */
  const hoursOn = (step: number, width: number, taken: readonly (Label | undefined)[]): Set<Label> => {
    const labels = new Set(taken.filter((label) => label !== undefined));
    for (const hour of [...axisHours.filter(({ anchor }) => anchor !== 'middle'), ...axisHours])
      if ((hour.tick / HOUR) % step === 0 && ![...labels].some((other) => areOver(hour, other, width)))
        labels.add(hour);
    return labels;
  };
  const onWide = hoursOn(wideStep, WIDE, [first, last]);
  const onNarrow = hoursOn(narrowStep, NARROW, [first, last]);
  const withLargeText = hoursOn(sparseStep, LARGE_TEXT, [first]);
  const ticks = axisHours
    .filter((hour) => onWide.has(hour) || onNarrow.has(hour) || withLargeText.has(hour))
    .map((hour) => ({
      ...hour,
      className: clsx(
        !onWide.has(hour) && styles.notOnWide,
        !onNarrow.has(hour) && styles.notOnNarrow,
        !withLargeText.has(hour) && styles.notWithLargeText,
      ),
    }));
  return (
    <div className={styles.line} aria-hidden="true">
      <svg className={styles.track}>
        {open.map(({ opens, closes }) => (
          <rect
            key={opens}
            className={styles.well}
            x={at(opens)}
            width={`${((closes - opens) / length) * 100}%`}
            height="100%"
            rx="8"
          />
        ))}
        {breaks.map((middle) => (
          <text key={middle} className={styles.label} x={at(middle)} y="50%" textAnchor="middle">
            {t('break')}
          </text>
        ))}
        <svg viewBox={`0 0 ${length} ${HEIGHT}`} preserveAspectRatio="none">
          {paths.map(([className, d]) => d && <path key={className} className={className} d={d} />)}
        </svg>
      </svg>
      <svg className={styles.axis}>
        {name !== undefined && (
          <FormattedText as="text" className={styles.name} y="50%" dominantBaseline="central">
            {name}
          </FormattedText>
        )}
        {ticks.map(({ tick, text, anchor, className }) => (
          <FormattedText
            as="text"
            key={tick}
            className={clsx(styles.label, className)}
            x={at(tick)}
            y="50%"
            dominantBaseline="central"
            textAnchor={anchor}
          >
            {text}
          </FormattedText>
        ))}
        {last && (
          <FormattedText
            as="text"
            className={clsx(styles.lastLabel, styles.notWithLargeText)}
            x={`${last.share * 100}%`}
            y="50%"
            dominantBaseline="central"
            textAnchor="middle"
          >
            {lastWords}
          </FormattedText>
        )}
      </svg>
      {lastWords && (
        <FormattedText as="p" className={styles.lastLine}>
          {lastWords}
        </FormattedText>
      )}
    </div>
  );
}

type Anchor = 'start' | 'middle' | 'end';

interface Label {
  /** Of the axis, where it is anchored. */
  share: number;
  /** From there to its middle, in pixels. */
  offset: number;
  half: number;
}

/** How a text stands on the axis: one that is anchored in its middle is within it even where that is narrow. */
function labelAt(text: string, share: number, anchor: Anchor, weight = 1): Label {
  const half = Math.min(NARROW, textWidth(text) * LETTER_WIDTH * weight) / 2;
  if (anchor !== 'middle') return { share, offset: anchor === 'start' ? half : -half, half };
  const margin = half / NARROW;
  return { share: Math.min(Math.max(share, margin), 1 - margin), offset: 0, half };
}

/** Whether two labels would touch on an axis that is so wide. */
function areOver(one: Label, other: Label, width: number): boolean {
  const distance = (one.share - other.share) * width + one.offset - other.offset;
  return Math.abs(distance) < one.half + other.half + LABEL_GAP;
}

const HOUR_MS = 3_600_000;

const formats = new Map<Language, ReturnType<typeof dateFormat>>();

/** '9 AM', '9시', '09:00': an hour of the clock, as short as an axis needs it. */
function axisHour(language: Language, hour: number): string {
  // Made once for each language: what Intl makes is expensive.
  const format =
    formats.get(language) ??
    dateFormat(language, {
      timeZone: 'UTC',
      ...(language === 'en'
        ? { hour: 'numeric' }
        : language === 'ko'
          ? { hour: 'numeric', hourCycle: 'h23' }
          : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    });
  formats.set(language, format);
  return format.format(new Date(hour * HOUR_MS));
}
