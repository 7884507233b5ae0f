import { businessDate, openStateAt, type BusinessHours } from '@oa-profile/business-hours';
import type { Texts } from '@oa-profile/i18n';
import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { clockIcon, DescriptionRow, Disclosure, VisuallyHidden } from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useId, type ReactElement } from 'react';
import { accountLang } from '../account-lang.js';
import { AskAbout } from '../ask-about.js';
import type { PluginContext } from '../section.js';
import { comingDays } from './coming-days.js';
import type { HoursDictionary } from './hours-texts.js';
import { HoursTable } from './hours-table.js';
import type { LastCall } from './last-call.js';
import { HOURS_SEPARATOR, openStatus, toneClass } from './open-status.js';
import styles from './hours-row.module.css';

/** Props of {@link HoursRow}. */
export interface HoursRowProps {
  /** Must have passed the schema `businessHours`. */
  hours: BusinessHours;
  /** The plugin's texts, made with {@link withHoursTexts}. */
  texts: Texts<HoursDictionary>;
  context: PluginContext;
  /**
   * The coming days: folded; open, where visitors come to read them; or hidden, so that only the current state is
   * shown.
   *
   * @default 'folded'
   */
  days?: 'folded' | 'open' | 'hidden';
  /**
   * What ends at the `lastOrder` of an interval. See {@link lastCallOf}.
   *
   * @default 'entry'
   */
  lastCall?: LastCall;
}

/** Whether it is open now, which unfolds the coming days, or has them below it: a row of a `DescriptionList`. */
export function HoursRow({
  hours,
  texts,
  context,
  days = 'folded',
  lastCall = 'entry',
}: HoursRowProps): ReactElement {
  const t = useTexts(texts);
  const formatters = useFormatters(hours.timeZone);
  const statusId = useId();
  const { now } = context;
  const { timeZone, temporarilyClosed } = hours;
  const state = openStateAt(hours, now);
  const today = businessDate(context.hours ?? hours, now);
  const {
    tone,
    word,
    detail,
    lastCall: last,
  } = openStatus(state, { timeZone, now, today, t, formatters, lastCall });
  const coming = comingDays(hours, now, today);
  const isKnown = [...coming.week, ...coming.later].some(({ source }) => source !== 'unknown');
  const isClosedForNow = state.state === 'temporarilyClosed';
  const table = (
    <HoursTable
      days={coming}
      timeZone={timeZone}
      texts={texts}
      context={context}
      // Calendar entries are for the account's hours, not for order times.
      hasEntries={days === 'open'}
      lastCall={lastCall}
    />
  );

  const usual = isClosedForNow && <p className={styles.note}>{t('hours.usual')}</p>;
  const isFolded = isKnown && days === 'folded';
  // A summary has no paragraphs.
  const Line = isFolded ? 'span' : 'p';
  const status = (
    <>
      <FormattedText as={Line} id={statusId} className={styles.status} data-hours="">
        <strong className={clsx(styles.word, toneClass(tone))}>{word}</strong>
        {detail && `${HOURS_SEPARATOR}${detail}`}
      </FormattedText>{' '}
      {last && (
        <FormattedText as={Line} className={styles.note}>
          {last}
        </FormattedText>
      )}{' '}
      {isClosedForNow && temporarilyClosed?.note && (
        <Line className={styles.note} lang={accountLang(context)}>
          {temporarilyClosed.note}
        </Line>
      )}
    </>
  );

  return (
    <DescriptionRow icon={clockIcon} label={t('hours')} hideLabel>
      {isFolded ? (
        <Disclosure
          className={styles.days}
          summary={
            <>
              {status} <VisuallyHidden>{t(isClosedForNow ? 'hours.usual' : 'hours')}</VisuallyHidden>
            </>
          }
        >
          {usual}
          {table}
        </Disclosure>
      ) : (
        status
      )}
      {isKnown && days === 'open' && (
        <div className={styles.open}>
          {usual}
          {table}
          <AskAbout fact={{ kind: 'hours', hours }} describedBy={statusId} context={context} />
        </div>
      )}
    </DescriptionRow>
  );
}
