import { openStateAt, type BusinessHours } from '@oa-profile/business-hours';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { accountLang, type PluginContext } from '@oa-profile/plugin-sdk';
import { clockIcon, DescriptionRow, Disclosure } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { basicInfoTexts } from '../texts.js';
import { comingDays } from './coming-days.js';
import styles from './hours-row.module.css';
import { HoursTable } from './hours-table.js';
import { openStatus } from './open-status.js';

interface HoursRowProps {
  hours: BusinessHours;
  context: PluginContext;
}

/** Whether one can go there now, and below it the days to come. */
export function HoursRow({ hours, context }: HoursRowProps): ReactElement {
  const t = useTexts(basicInfoTexts);
  const formatters = useFormatters(hours.timeZone);
  const { now } = context;
  const { timeZone, temporarilyClosed } = hours;
  const state = openStateAt(hours, now);
  const { tone, word, detail, lastOrder } = openStatus(state, { timeZone, now, t, formatters });
  const days = comingDays(hours, now);
  const isKnown = [...days.week, ...days.later].some(({ source }) => source !== 'unknown');
  const isClosedForNow = state.state === 'temporarilyClosed';

  return (
    <DescriptionRow icon={clockIcon} label={t('hours')} hideLabel>
      <p className={styles.status}>
        <strong className={clsx(styles.word, styles[tone])}>{word}</strong>
        {detail && ` · ${detail}`}
      </p>
      {lastOrder && <p className={styles.note}>{lastOrder}</p>}
      {isClosedForNow && temporarilyClosed?.note && (
        <p className={styles.note} lang={accountLang(context)}>
          {temporarilyClosed.note}
        </p>
      )}
      {isKnown && (
        <Disclosure
          className={styles.days}
          summary={<span className={styles.summary}>{t(isClosedForNow ? 'hours.usual' : 'hours')}</span>}
        >
          <HoursTable days={days} timeZone={timeZone} context={context} />
        </Disclosure>
      )}
    </DescriptionRow>
  );
}
