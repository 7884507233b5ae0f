import { addDays, dayAt, localDate } from '@oa-profile/business-hours';
import {
  intentAddress,
  joinQueries,
  useNow,
  usePageEnvironment,
  useProfileSelector,
} from '@oa-profile/plugin-sdk/page';
import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { VisuallyHidden } from '@oa-profile/ui';
import { useId, type ReactElement } from 'react';
import styles from './free-times.module.css';
import { givenTimes } from './given-times.js';
import { reservationProfileTexts } from './on-profile/reservation-profile-texts.js';
import { tableValues } from './table-in-link.js';

const MOST_SHOWN = 3;

/**
 * The next times with a table, of the first day that has any: each leads to the form with this time filled in. What was
 * free when the server asked may be over when the page is read; its room stays, so that nothing moves.
 */
export function FreeTimes(): ReactElement | null {
  const t = useTexts(reservationProfileTexts);
  const labelId = useId();
  const now = useNow(usePageEnvironment().renderedAt);
  const page = useProfileSelector((state) => state.page);
  const { basePath, query, account } = page;
  const times = givenTimes(page);
  const { timeZone } = account;
  const { time: clock, dayAndMonth } = useFormatters(timeZone);
  if (times.length === 0) return null;
  const ahead = times.filter(({ startsAt }) => new Date(startsAt) > now);
  const day = ahead[0]?.day;
  const today = localDate(timeZone, now);
  return (
    <div className={styles.free}>
      {day !== undefined && (
        <>
          <FormattedText id={labelId}>
            {day <= today
              ? t('today')
              : day === addDays(today, 1)
                ? t('tomorrow')
                : t('onDay', { day: dayAndMonth(dayAt(timeZone, day)) })}
          </FormattedText>
          <ul role="list" aria-labelledby={labelId} className={styles.times}>
            {ahead
              .filter((each) => each.day === day)
              .slice(0, MOST_SHOWN)
              .map(({ time, startsAt }) => {
                const form = intentAddress({
                  view: { name: 'named', view: 'reservation' },
                  values: tableValues({ day, time }),
                });
                return (
                  <li key={startsAt}>
                    <a className={styles.time} href={basePath + form.path + joinQueries(query, form.query)}>
                      <FormattedText className={styles.pill}>
                        <VisuallyHidden>{t('label')} </VisuallyHidden>
                        {clock(new Date(startsAt))}
                      </FormattedText>
                    </a>
                  </li>
                );
              })}
          </ul>
        </>
      )}
    </div>
  );
}
