import { FeaturePart, type LateProps, type SummaryPart, useFeatureLinks } from '@oa-profile/feature-sdk';
import { useTexts } from '@oa-profile/i18n/react';
import { Button, Icon, chevronRightIcon, pinIcon, infoIcon, ticketIcon } from '@oa-profile/ui';
import { useEffect, type ReactElement } from 'react';
import { factTexts } from '../fact-texts.js';
import { SpecialFact, StatusFact } from '../hours-facts.js';
import { OfferLink } from '../offer-link.js';
import { useFacts } from '../use-facts.js';
import styles from './summary.module.css';
import { TodaysHours } from './todays-hours.js';

interface SummaryProps extends LateProps {
  /** What features add. */
  parts: readonly SummaryPart[];
}

/** Today's hours, the address, what the account offers to do and its best offer, beside the sections of a wide page. */
export function Summary({ parts, onInteractive }: SummaryProps): ReactElement {
  useEffect(onInteractive, [onInteractive]);
  const t = useTexts(factTexts);
  const buttons = useFeatureLinks('button');
  const { facts, now } = useFacts();
  const { status, special, place, offer } = facts;
  return (
    <section className={styles.summary} aria-label={t('strip.label')}>
      <div className={styles.card}>
        {parts.map(
          ({ Picture }, index) => Picture && <FeaturePart key={index} name="summary" Part={Picture} />,
        )}
        <ul role="list" className={styles.facts}>
          {status && (
            <li>
              <StatusFact status={status} now={now} />
            </li>
          )}
          {status && !special?.day.isToday && <TodaysHours status={status} now={now} />}
          {special && (
            <li className={styles.special}>
              <SpecialFact special={special} />
            </li>
          )}
          {place && (
            <li className={styles.row}>
              <Icon shape={pinIcon} size="small" className={styles.sign} />
              <span className={styles.address} lang={place.lang}>
                {place.text}
              </span>
            </li>
          )}
        </ul>
        {buttons.length > 0 && (
          <div className={styles.buttons}>
            {buttons.map(({ name, link: { href, icon, label } }) => (
              <Button key={name} href={href} icon={icon} wide>
                {label}
              </Button>
            ))}
          </div>
        )}
        {parts.map(({ Link }, index) => Link && <FeaturePart key={index} name="summary" Part={Link} />)}
      </div>
      {offer && (
        <OfferLink offer={offer} className={styles.offer}>
          <Icon shape={offer.isNews ? infoIcon : ticketIcon} />
          <span className={styles.words}>
            {!offer.isNews && <span className={styles.label}>{t('offer.label')}</span>}
            <span className={styles.text} lang={offer.lang}>
              {offer.text}
            </span>
          </span>
          <Icon shape={chevronRightIcon} size="small" />
        </OfferLink>
      )}
    </section>
  );
}
