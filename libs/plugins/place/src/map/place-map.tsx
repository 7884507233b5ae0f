import {
  dialogOpened,
  useAccountLang,
  useLocalLanguage,
  usePageEnvironment,
  useProfileDispatch,
  useProfileSelector,
} from '@oa-profile/plugin-sdk/page';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { directionsLink, ViewAction } from '@oa-profile/plugin-sdk';
import {
  Button,
  ExternalButton,
  Icon,
  LiveRegion,
  VisuallyHidden,
  languageIcon,
  pinIcon,
} from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useEffect, useId, useMemo, useRef, useState, type ReactElement } from 'react';
import { directionsUrl } from '../place-file-url.js';
import { SharePlace } from '../share/share-place.js';
import { nearestFirst } from '../nearby/nearest-first.js';
import { givenPlace } from '../given-place.js';
import type { PlaceAddress } from '../place-address.js';
import { placeTexts } from '../place-texts.js';
import { MapControls } from './map-controls.js';
import { MapMoves } from './map-moves.js';
import styles from './place-map.module.css';
import { useMap } from './use-map.js';
import { useTwoFingerHint } from './use-two-finger-hint.js';

/** A nearby place to show on the map. */
export interface WantedPlace {
  /** Index in the list, from 0. */
  index: number;
  name: string;
}

interface PlaceMapProps {
  address: PlaceAddress;
  /** A new object for each request of the visitor. */
  wanted: WantedPlace | undefined;
  /** Called when the map can show places. Must stay the same function. */
  onShown: () => void;
}

/**
 * Where the account is. The address and the link to the way there exist from the start, without script; the map covers the
 * address as soon as its first tile has loaded.
 */
export function PlaceMap({ address, wanted, onShown }: PlaceMapProps): ReactElement {
  const t = useTexts(placeTexts);
  const common = useTexts(commonTexts);
  const lang = useAccountLang();
  const localLanguage = useLocalLanguage();
  const dispatch = useProfileDispatch();
  const { services } = usePageEnvironment();
  const page = useProfileSelector((state) => state.page);
  const { account } = page;
  const { tiles, nearby } = givenPlace(page);
  const headingId = useId();
  const canvas = useRef<HTMLDivElement>(null);
  const { latitude, longitude } = address;
  const what = useMemo(() => {
    if (!tiles || latitude === undefined || longitude === undefined) return undefined;
    return { position: { latitude, longitude }, nearby: nearestFirst(nearby), tileUrl: tiles.url };
  }, [tiles, latitude, longitude, nearby]);
  const { status, canZoom, zoom, move, show } = useMap(canvas, what);
  const hinted = useTwoFingerHint(canvas, status === 'Shown');
  const isShown = status === 'Shown';
  const [hasMoves, setHasMoves] = useState(false);
  useEffect(() => {
    if (isShown) onShown();
  }, [isShown, onShown]);
  useEffect(() => {
    if (!wanted || !canvas.current) return;
    show(wanted.index);
    // The list can be far below: take the visitor to what they asked to see.
    canvas.current.scrollIntoView({ block: 'nearest' });
    canvas.current.focus({ preventScroll: true });
  }, [wanted, show]);

  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <VisuallyHidden>{t('map.title')}</VisuallyHidden>
      </h2>
      <div className={clsx(styles.box, what && styles.wide, isShown && styles.shown)}>
        <div className={styles.address} hidden={isShown}>
          <Icon shape={pinIcon} size="large" className={styles.sign} />
          <p className={styles.text} lang={lang}>
            {address.text}
          </p>
          {status === 'Failed' && <p className={styles.failure}>{t('map.failed')}</p>}
        </div>
        {what && (
          <>
            {/* Its class names and content belong to the map library. */}
            <div
              ref={canvas}
              className={styles.canvas}
              role="application"
              aria-label={t('map.label', { name: account.name })}
            />
            {isShown && (
              <MapControls
                canZoom={canZoom}
                onZoom={zoom}
                hasMoves={hasMoves}
                onMoves={() => setHasMoves(!hasMoves)}
              />
            )}
            {isShown && tiles?.attribution && <p className={styles.attribution}>{tiles.attribution}</p>}
            <p className={clsx(styles.hint, hinted && styles.hinted)} aria-hidden="true">
              {t('map.twoFingers')}
            </p>
          </>
        )}
      </div>
      <LiveRegion visuallyHidden>{wanted && t('map.shows', { name: wanted.name })}</LiveRegion>
      <div className={styles.foot}>
        {isShown && hasMoves && <MapMoves onMove={move} />}
        <ViewAction>
          <ExternalButton
            href={directionsUrl(page) ?? directionsLink({ ...address, name: page.account.name })}
            variant="primary"
            newTabLabel={common('common.opensInNewTab')}
            wide
            onClick={() => services.track({ name: 'action', label: 'place directions' })}
          >
            {t('map.directions')}
          </ExternalButton>
        </ViewAction>
        {localLanguage && (
          <Button
            icon={languageIcon}
            wide
            className={styles.scripted}
            onClick={() => {
              services.track({ name: 'action', label: 'place showToDriver' });
              dispatch(dialogOpened('driver'));
            }}
          >
            {t('driver.show')}
          </Button>
        )}
        <SharePlace address={address.text} className={styles.scripted} />
      </div>
    </section>
  );
}
