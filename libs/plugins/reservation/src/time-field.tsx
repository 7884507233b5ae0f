import { localDate } from '@oa-profile/business-hours';
import { Choice, FieldError, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { useId, type ReactElement } from 'react';
import { reservationTexts } from './reservation-texts.js';
import field from './field.module.css';
import type { OfferedDay, Slot } from './offered-days.js';
import { TakenMessage } from './taken-message.js';
import styles from './time-field.module.css';
import { TimesOfVisitor, TimesOfZone } from './zone-notes.js';

interface TimeFieldProps {
  day: OfferedDay;
  /** The chosen one, while it is still free. */
  slot: Slot | undefined;
  /** When the chosen time would have begun, if somebody else has taken it. */
  takenAt: string | undefined;
  /** What to do about a time that is not free any more, unless it is said elsewhere. */
  another: string | undefined;
  /** The visitor tried to reserve without choosing one. */
  isMissing: boolean;
  onChange: (slotId: string) => void;
}

/** The time on the chosen day, by the account's clock. */
export function TimeField({
  day,
  slot,
  takenAt,
  another,
  isMissing,
  onChange,
}: TimeFieldProps): ReactElement {
  const t = useTexts(reservationTexts);
  const timeZone = useProfileSelector(({ page }) => page.account.timeZone);
  const { dayAndMonth, time } = useFormatters(timeZone);
  const name = useId();
  const errorId = useId();
  const clock = (startsAt: Date): string =>
    // After midnight, the business day goes on but the date does not.
    localDate(timeZone, startsAt) === day.date
      ? t('time.at', { time: time(startsAt) })
      : t('time.atDate', { date: dayAndMonth(startsAt), time: time(startsAt) });
  return (
    <fieldset
      className={field.group}
      role="radiogroup"
      aria-required="true"
      aria-invalid={isMissing}
      aria-describedby={isMissing ? errorId : undefined}
      data-field="time"
    >
      <legend className={field.label}>{t('time.label')}</legend>
      <TimesOfZone at={day.slots[0]?.startsAt} />
      {takenAt !== undefined && <TakenMessage startsAt={takenAt} another={another} />}
      <div className={styles.times}>
        {day.slots.map(({ slotId, startsAt, availability }) => (
          <Choice
            key={slotId}
            name={name}
            value={slotId}
            checked={slotId === slot?.slotId}
            disabled={availability === 'full'}
            onChange={onChange}
            note={t(`time.${availability}`)}
            hidesNote={availability === 'free'}
            mark={availability === 'free' ? undefined : availability === 'few' ? 'few' : 'gone'}
          >
            {clock(new Date(startsAt))}
          </Choice>
        ))}
      </div>
      <TimesOfVisitor at={slot?.startsAt} />
      {isMissing && <FieldError id={errorId}>{t('time.missing')}</FieldError>}
    </fieldset>
  );
}
