import { useNow, usePageEnvironment, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { useTexts } from '@oa-profile/i18n/react';
import { FoldedItems } from '@oa-profile/plugin-sdk';
import { Section } from '@oa-profile/ui';
import { useMemo, type ReactElement } from 'react';
import { givenPlace } from '../place-of-page.js';
import { placeTexts } from '../place-texts.js';
import { NearbyPlaceRow, type ToMap } from './nearby-place-row.js';
import styles from './nearby-places.module.css';
import { nearestFirst } from './open-instead.js';

/** How many places are shown before the visitor asks for all. */
const SHOWN_FIRST = 6;

interface NearbyPlacesProps {
  /** How a row shows its place on the map; undefined if there will be no map. */
  toMap: ToMap | undefined;
}

/** What is around the corner, nearest first, numbered as on the map. */
export function NearbyPlaces({ toMap }: NearbyPlacesProps): ReactElement | null {
  const t = useTexts(placeTexts);
  const { renderedAt } = usePageEnvironment();
  const now = useNow(renderedAt);
  const { nearby } = useProfileSelector(({ page }) => givenPlace(page));
  const places = useMemo(() => nearestFirst(nearby), [nearby]);
  if (places.length === 0) return null;
  return (
    <Section title={t('nearby.title')} body="flush" className={styles.section}>
      <FoldedItems items={places} shownFirst={SHOWN_FIRST} className={styles.more}>
        {(shown, isRest) => {
          const first = isRest ? SHOWN_FIRST + 1 : 1;
          return (
            <ol role="list" start={first}>
              {shown.map((place, index) => (
                <NearbyPlaceRow
                  key={place.id}
                  place={place}
                  position={first + index}
                  now={now}
                  toMap={toMap}
                />
              ))}
            </ol>
          );
        }}
      </FoldedItems>
    </Section>
  );
}
