import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { Section, ShowAll } from '@oa-profile/ui';
import { useMemo, type ReactElement } from 'react';
import { useNow } from '../../page/use-now.js';
import { usePageEnvironment, useProfileSelector } from '../../store/hooks.js';
import { placeTexts } from '../place-texts.js';
import { NearbyPlaceRow } from './nearby-place-row.js';
import styles from './nearby-places.module.css';
import { nearestFirst } from './nearest-first.js';

/** How many places are shown before the visitor asks for all. */
const SHOWN_FIRST = 6;

/** What is around the corner, nearest first, with the numbers that the map shows. */
export function NearbyPlaces(): ReactElement | null {
  const t = useTexts(placeTexts);
  const { renderedAt } = usePageEnvironment();
  const now = useNow(renderedAt);
  const { account, nearbyPlaces } = useProfileSelector(({ page }) => page);
  const { number } = useFormatters(account.timeZone);
  const places = useMemo(() => nearestFirst(nearbyPlaces), [nearbyPlaces]);
  if (places.length === 0) return null;
  const rows = places.map((place, index) => (
    <NearbyPlaceRow key={place.id} place={place} position={index + 1} now={now} />
  ));
  return (
    <Section title={t('nearby.title')} body="flush" className={styles.section}>
      <ol role="list">{rows.slice(0, SHOWN_FIRST)}</ol>
      {rows.length > SHOWN_FIRST && (
        <ShowAll label={t('nearby.showAll', { total: number(rows.length) })} className={styles.more}>
          <ol role="list" start={SHOWN_FIRST + 1}>
            {rows.slice(SHOWN_FIRST)}
          </ol>
        </ShowAll>
      )}
    </Section>
  );
}
