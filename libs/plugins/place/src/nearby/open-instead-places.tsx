import { useNow, usePageEnvironment, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { useTexts } from '@oa-profile/i18n/react';
import { Section } from '@oa-profile/ui';
import { useMemo, type ReactElement } from 'react';
import { givenPlace, useHours } from '../place-of-page.js';
import { placeTexts } from '../place-texts.js';
import { NearbyPlaceRow, type ToMap } from './nearby-place-row.js';
import styles from './nearby-places.module.css';
import { openInstead } from './open-instead.js';

interface OpenInsteadPlacesProps {
  /** How a row shows its place on the map; undefined if there will be no map. */
  toMap: ToMap | undefined;
}

/** If the account is closed: the nearest places that are open now, with their numbers on the map. */
export function OpenInsteadPlaces({ toMap }: OpenInsteadPlacesProps): ReactElement | null {
  const t = useTexts(placeTexts);
  const { renderedAt } = usePageEnvironment();
  const now = useNow(renderedAt);
  const { nearby } = useProfileSelector(({ page }) => givenPlace(page));
  const hours = useHours()?.hours;
  const places = useMemo(() => openInstead(hours, nearby, now), [hours, nearby, now]);
  if (places.length === 0) return null;
  return (
    <Section title={t('nearby.instead')} body="flush" className={styles.section}>
      <ul role="list">
        {places.map(({ place, position }) => (
          <NearbyPlaceRow key={place.id} place={place} position={position} now={now} toMap={toMap} />
        ))}
      </ul>
    </Section>
  );
}
