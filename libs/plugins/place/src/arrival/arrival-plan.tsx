import {
  arrivalAt,
  Choice,
  DayFace,
  overviewOf,
  useNow,
  usePageEnvironment,
  useProfileSelector,
} from '@oa-profile/plugin-sdk/page';
import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { Section, VisuallyHidden } from '@oa-profile/ui';
import { useId, useState, type ReactElement } from 'react';
import { businessDate, instantAt, type BusinessHours } from '@oa-profile/business-hours';
import { placeTexts } from '../place-texts.js';
import { useHours } from '../place-of-page.js';
import styles from './arrival-plan.module.css';
import { ArrivalResult } from './arrival-result.js';
import {
  arrivalTime,
  choosableDays,
  firstMinutes,
  LAST_MINUTES,
  proposedTime,
  STEP_MINUTES,
  stillToCome,
  type ArrivalChoice,
  type DayChoice,
} from './arrival-time.js';

interface ArrivalPlanProps {
  /** What is chosen at first. @default 'now' */
  initially?: ArrivalChoice;
}

/**
 * What a visitor finds who arrives now, in half an hour, or on a day of the coming week: until when it is open, how
 * busy it is, whether they can still order, and when to come instead. Renders nothing if the hours are unknown.
 */
export function ArrivalPlan({ initially = 'now' }: ArrivalPlanProps): ReactElement | null {
  const t = useTexts(placeTexts);
  const { renderedAt } = usePageEnvironment();
  const now = useNow(renderedAt);
  const outline = useProfileSelector(({ page }) => overviewOf(page));
  const told = useHours();
  const [chosen, setChoice] = useState<ArrivalChoice>(initially);
  const { moment } = useFormatters(told?.hours.timeZone ?? 'UTC');
  if (!told || arrivalAt({ hours: told.hours, outline }, now).state.state === 'unknown') return null;

  const { hours, lastCall } = told;
  const { timeZone } = hours;
  const choice = stillToCome(chosen, timeZone, now);
  const at = arrivalTime(choice, timeZone, now);
  const isDay = typeof choice === 'object';
  return (
    <Section title={t('visit.title')} className={styles.section}>
      <div className={styles.choice}>
        <DayPills
          days={choosableDays(timeZone, now)}
          hours={hours}
          now={now}
          value={choice}
          onChange={setChoice}
        />
        {isDay && <TimeSlider value={choice} timeZone={timeZone} now={now} onChange={setChoice} />}
      </div>
      <ArrivalResult
        arrival={arrivalAt({ hours, outline }, at, choice === 'now')}
        at={at}
        title={choice === 'now' ? undefined : t('visit.at', { time: moment(at, now) })}
        now={now}
        timeZone={timeZone}
        lastCall={lastCall}
        onInstead={setChoice}
      />
    </Section>
  );
}

interface TimeSliderProps {
  value: DayChoice;
  timeZone: string;
  now: Date;
  onChange: (choice: DayChoice) => void;
}

/** The time of day, in quarter hours. */
function TimeSlider({ value, timeZone, now, onChange }: TimeSliderProps): ReactElement {
  const t = useTexts(placeTexts);
  const { time } = useFormatters(timeZone);
  const id = useId();
  const { date, minutes } = value;
  const text = time(instantAt(timeZone, date, minutes));
  return (
    <div className={styles.time}>
      <label htmlFor={id}>{t('visit.time')}</label>
      <input
        id={id}
        type="range"
        min={firstMinutes(date, timeZone, now)}
        max={LAST_MINUTES}
        step={STEP_MINUTES}
        value={minutes}
        aria-valuetext={text}
        onChange={({ target }) => onChange({ date, minutes: target.valueAsNumber })}
      />
      <FormattedText aria-hidden="true" className={styles.clock}>
        {text}
      </FormattedText>
    </div>
  );
}

interface DayPillsProps {
  days: readonly string[];
  hours: BusinessHours;
  now: Date;
  value: ArrivalChoice;
  onChange: (choice: ArrivalChoice) => void;
}

/** Now, in half an hour, or a day. */
function DayPills({ days, hours, now, value, onChange }: DayPillsProps): ReactElement {
  const t = useTexts(placeTexts);
  const name = useId();
  // While a night goes on, the day of the calendar is not yet today.
  const today = businessDate(hours, now);
  const chosen = typeof value === 'object' ? value.date : value;
  const change = (next: string): void =>
    onChange(next === 'now' || next === 'soon' ? next : proposedTime(next, hours, now));
  const pill = (pillValue: string, words: ReactElement | string, className?: string): ReactElement => (
    <Choice
      key={pillValue}
      name={name}
      value={pillValue}
      checked={pillValue === chosen}
      onChange={change}
      className={className}
    >
      {words}
    </Choice>
  );
  return (
    <fieldset className={styles.days}>
      <legend>
        <VisuallyHidden>{t('visit.day')}</VisuallyHidden>
      </legend>
      {pill('now', t('visit.now'), styles.wide)}
      {pill('soon', t('visit.soon'), styles.wide)}
      {days.map((date) =>
        date === today ? pill(date, t('hours.today'), styles.wide) : pill(date, <DayFace date={date} />),
      )}
    </fieldset>
  );
}
