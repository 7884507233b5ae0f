import { namedViewHref, highlightsOf, overviewOf, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { useTexts } from '@oa-profile/i18n/react';
import { ShowAllLink } from '@oa-profile/ui';
import { useMemo, type ReactElement } from 'react';
import { givenPlace } from './given-place.js';
import { StillMap } from './map/still-map.js';
import styles from './place-summary.module.css';
import { placeTexts } from './place-texts.js';

/** A map that leads to the view, as {@link PlaceLink} does in words. */
export function PlacePicture(): ReactElement | null {
  const page = useProfileSelector((state) => state.page);
  const place = useMemo(() => highlightsOf(overviewOf(page), 'place')[0], [page]);
  if (!givenPlace(page).tiles || place?.latitude === undefined) return null;
  return (
    <a className={styles.map} href={namedViewHref(page, 'place')} tabIndex={-1} aria-hidden="true">
      <StillMap latitude={place.latitude} longitude={place.longitude ?? 0} />
    </a>
  );
}

/** Leads to the view. */
export function PlaceLink(): ReactElement | null {
  const t = useTexts(placeTexts);
  const href = useProfileSelector(({ page }) => namedViewHref(page, 'place'));
  return href === undefined ? null : <ShowAllLink href={href} label={t('title')} className={styles.all} />;
}
