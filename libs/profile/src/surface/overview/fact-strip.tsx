import { dayAt } from '@oa-profile/business-hours';
import type { HighlightSign } from '@oa-profile/plugin-sdk';
import { intervalText, openStatus } from '@oa-profile/plugin-sdk/hours';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import {
  Icon,
  VisuallyHidden,
  calendarIcon,
  infoIcon,
  mallIcon,
  personIcon,
  starFilledIcon,
  trainIcon,
  type IconShape,
} from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useEffect, type ReactElement } from 'react';
import { useAccountLang } from '../../core/account/use-account-lang.js';
import type { LateProps } from '../../core/late/late-part.js';
import { leadToSection } from './lead-to-section.js';
import styles from './fact-strip.module.css';
import { factTexts } from './fact-texts.js';
import type { Facts, WordsFact } from './facts-at.js';
import { useFacts } from './use-facts.js';

const icons: Readonly<Record<HighlightSign, IconShape>> = {
  crowd: personIcon,
  rating: starFilledIcon,
  price: mallIcon,
  way: trainIcon,
  info: infoIcon,
};

/** Answers what a visitor came for, each fact a link to where it is explained. Nothing known, nothing there. */
export function FactStrip({ onInteractive }: LateProps): ReactElement | null {
  useEffect(onInteractive, [onInteractive]);
  const t = useTexts(factTexts);
  const { facts, now } = useFacts();
  const { status, special, words } = facts;
  if (!status && !special && words.length === 0) return null;
  return (
    <ul role="list" className={styles.strip} aria-label={t('strip.label')}>
      {status && <Status status={status} now={now} />}
      {words.map((fact) => (
        <Words key={`${fact.sectionId} ${fact.sign}`} fact={fact} />
      ))}
      {special && <Special special={special} />}
    </ul>
  );
}

interface StatusProps {
  status: NonNullable<Facts['status']>;
  now: Date;
}

function Status({ status: { sectionId, state, hours }, now }: StatusProps): ReactElement {
  const t = useTexts(factTexts);
  const { timeZone } = hours;
  const formatters = useFormatters(timeZone);
  const { tone, word, detail, lastOrder } = openStatus(state, { timeZone, now, t, formatters });
  return (
    <li className={styles.whole}>
      <a className={styles.fact} href={`#${sectionId}`} onClick={leadToSection} data-fact="status">
        <span className={clsx(styles.dot, styles[tone])} />
        <span>
          <strong className={clsx(styles.word, styles[tone])}>{word}</strong>
          {detail && ` · ${detail}`}
          {lastOrder && <span className={styles.muted}>{` · ${lastOrder}`}</span>}
        </span>
      </a>
    </li>
  );
}

function Words({ fact: { sectionId, sign, text, spoken, lang } }: { fact: WordsFact }): ReactElement {
  return (
    <li>
      <a className={styles.fact} href={`#${sectionId}`} onClick={leadToSection} data-fact={sign}>
        <Icon shape={icons[sign]} size="small" className={clsx(styles.icon, styles[sign])} />
        <span lang={lang} aria-hidden={spoken ? true : undefined}>
          {text}
        </span>
        {spoken && <VisuallyHidden>{spoken}</VisuallyHidden>}
      </a>
    </li>
  );
}

function Special({
  special: { sectionId, day, hours },
}: {
  special: NonNullable<Facts['special']>;
}): ReactElement {
  const t = useTexts(factTexts);
  const accountLang = useAccountLang();
  const { timeZone } = hours;
  const formatters = useFormatters(timeZone);
  const { date, intervals, isToday, isPublicHoliday, note } = day;
  const times = intervals.map((interval) => intervalText(interval, { timeZone, date, t, formatters }));
  return (
    <li className={styles.whole}>
      <a
        className={clsx(styles.fact, styles.special)}
        href={`#${sectionId}`}
        onClick={leadToSection}
        data-fact="special"
      >
        <Icon shape={calendarIcon} size="small" />
        <span>
          <strong className={styles.word}>
            {t('special.day', {
              day: isToday ? t('hours.today') : formatters.dayAndMonth(dayAt(timeZone, date)),
              hours: times.length ? times.join(', ') : t('hours.closed'),
            })}
          </strong>
          {' · '}
          {note ? (
            <span lang={accountLang}>{note}</span>
          ) : (
            t(isPublicHoliday ? 'hours.publicHoliday' : 'hours.special')
          )}
        </span>
      </a>
    </li>
  );
}
