import { useNow, usePageEnvironment, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { localDate } from '@oa-profile/business-hours';
import { visitorZone } from '@oa-profile/i18n';
import { useFormatters, useLanguage, useTexts } from '@oa-profile/i18n/react';
import type { ReactElement } from 'react';
import { reservationTexts } from './reservation-texts.js';
import field from './field.module.css';
import { showTheSame, zoneName } from './zone.js';
import styles from './zone-notes.module.css';

interface ZoneNoteProps {
  /** The moment that it is about. */
  at: string | undefined;
}

/** Names the times' zone, for visitors whose own clock shows something else. */
export function TimesOfZone({ at }: ZoneNoteProps): ReactElement | null {
  const t = useTexts(reservationTexts);
  const language = useLanguage();
  const timeZone = useProfileSelector(({ page }) => page.account.timeZone);
  if (at === undefined || showTheSame(timeZone, visitorZone(timeZone), new Date(at))) return null;
  return (
    <p className={field.hint}>{t('zone.account', { zone: zoneName(language, timeZone, new Date(at)) })}</p>
  );
}

/** What the visitor's own clock will show at that moment. Announced when it changes. */
export function TimesOfVisitor({ at }: ZoneNoteProps): ReactElement {
  const t = useTexts(reservationTexts);
  const words = useVisitorTime(at);
  return (
    <p role="status" className={words ? styles.visitor : undefined}>
      {words && t('zone.visitor', words)}
    </p>
  );
}

/**
 * A moment by the visitor's own clock, and the name of their zone; undefined if their clock shows the same.
 *
 * @param isKept Whether it is also read on other days, with its date in full. @default false
 */
export function useVisitorTime(
  at: string | undefined,
  { isKept = false } = {},
): { time: string; zone: string } | undefined {
  const language = useLanguage();
  const timeZone = useProfileSelector(({ page }) => page.account.timeZone);
  const ownZone = visitorZone(timeZone);
  const { moment, dateTime } = useFormatters(ownZone);
  const now = useNow(usePageEnvironment().renderedAt);
  if (at === undefined || showTheSame(timeZone, ownZone, new Date(at))) return undefined;
  const instant = new Date(at);
  // The time alone would be one of the account's date.
  const namesToday = localDate(timeZone, instant) !== localDate(ownZone, instant);
  const time = isKept ? dateTime(instant) : moment(instant, now, { namesToday });
  return { time, zone: zoneName(language, ownZone, instant) };
}
