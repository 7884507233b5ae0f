import { useTexts } from '@oa-profile/i18n/react';
import {
  Button,
  Icon,
  ShowAllLink,
  calendarIcon,
  chevronRightIcon,
  pinIcon,
  infoIcon,
  ticketIcon,
} from '@oa-profile/ui';
import { useEffect, type ReactElement } from 'react';
import type { LateProps } from '../../../core/late/late-part.js';
import { overviewOf } from '../../../core/outline/overview.js';
import { useProfileSelector } from '../../../core/store/hooks.js';
import { actionTexts } from '../../../core/texts/action-texts.js';
import { viewHref } from '../../../core/views/view.js';
import { StillMap } from '../../../features/place/map/still-map.js';
import { placeTexts } from '../../../features/place/place-texts.js';
import { factTexts } from '../fact-texts.js';
import { SpecialFact, StatusFact } from '../hours-facts.js';
import { OfferLink } from '../offer-link.js';
import { useFacts } from '../use-facts.js';
import styles from './summary.module.css';
import { TodaysHours } from './todays-hours.js';

/** Place, today's hours, reservation and best offer, beside the sections of a wide page. */
export function Summary({ onInteractive }: LateProps): ReactElement {
  useEffect(onInteractive, [onInteractive]);
  const t = useTexts(placeTexts);
  const action = useTexts(actionTexts);
  const fact = useTexts(factTexts);
  const page = useProfileSelector((state) => state.page);
  const { facts, now } = useFacts();
  const { status, special, place, offer } = facts;
  const takesReservations = page.account.features.includes('reservation');
  const hasPlaceView = overviewOf(page).some(({ type }) => type === 'basic-info');
  const placeHref = hasPlaceView ? viewHref(page, { name: 'place' }) : undefined;
  const hasMap = page.mapTiles !== undefined && place?.latitude !== undefined;
  return (
    <section className={styles.summary} aria-label={t('title')}>
      <div className={styles.card}>
        {hasMap && (
          // The link below leads there, too, in words.
          <a className={styles.map} href={placeHref} tabIndex={-1} aria-hidden="true">
            <StillMap latitude={place.latitude ?? 0} longitude={place.longitude ?? 0} />
          </a>
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
        {takesReservations && (
          <div className={styles.reserve}>
            <Button href={viewHref(page, { name: 'reservation' })} icon={calendarIcon} wide>
              {action('reserve.label')}
            </Button>
          </div>
        )}
        {placeHref && <ShowAllLink href={placeHref} label={t('title')} className={styles.all} />}
      </div>
      {offer && (
        <OfferLink offer={offer} className={styles.offer}>
          <Icon shape={offer.isNews ? infoIcon : ticketIcon} />
          <span className={styles.words}>
            {!offer.isNews && <span className={styles.label}>{fact('offer.label')}</span>}
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
