import {
  namedViewHref,
  highlightsOf,
  overviewOf,
  usePageEnvironment,
  useProfileSelector,
} from '@oa-profile/plugin-sdk/page';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { directionsLink } from '@oa-profile/plugin-sdk';
import { ExternalButton, ShowAllLink, VisuallyHidden } from '@oa-profile/ui';
import { useMemo, type ReactElement } from 'react';
import { givenPlace, placeAddress } from './place-of-page.js';
import { StillMap } from './map/still-map.js';
import { directionsUrl } from './place-file-url.js';
import styles from './place-summary.module.css';
import { placeTexts } from './place-texts.js';

/** A map that leads to the view, and the way there, above the address. */
export function AddressMap(): ReactElement | null {
  const t = useTexts(placeTexts);
  const common = useTexts(commonTexts);
  const { services } = usePageEnvironment();
  const page = useProfileSelector((state) => state.page);
  const address = useMemo(() => placeAddress(page), [page]);
  const href = namedViewHref(page, 'place');
  if (!givenPlace(page).tiles || address?.latitude === undefined || href === undefined) return null;
  return (
    <div className={styles.ofAddress}>
      <a className={styles.map} href={href}>
        <StillMap latitude={address.latitude} longitude={address.longitude ?? 0} fills />
        <VisuallyHidden>{t('map.title')}</VisuallyHidden>
      </a>
      <ExternalButton
        href={directionsUrl(page) ?? directionsLink({ ...address, name: page.account.name })}
        variant="primary"
        size="small"
        newTabLabel={common('common.opensInNewTab')}
        className={styles.way}
        onClick={() => services.track({ name: 'action', label: 'place directions' })}
      >
        {t('map.directions')}
      </ExternalButton>
    </div>
  );
}

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
