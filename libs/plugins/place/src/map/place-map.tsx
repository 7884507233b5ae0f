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
  chevronDownIcon,
  chevronLeftIcon,
  chevronRightIcon,
  chevronUpIcon,
  ExternalButton,
  Icon,
  IconButton,
  languageIcon,
  LiveRegion,
  minusIcon,
  moveIcon,
  pinIcon,
  plusIcon,
  VisuallyHidden,
} from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useEffect, useId, useMemo, useRef, useState, type ReactElement, type RefObject } from 'react';
import { directionsUrl } from '../place-file-url.js';
import { SharePlace } from '../share/share-place.js';
import { nearestFirst } from '../nearby/open-instead.js';
import { givenPlace, type PlaceAddress } from '../place-of-page.js';
import { placeTexts } from '../place-texts.js';
import styles from './place-map.module.css';
import { useMap, type UsedMap } from './use-map.js';
import type { MapDirection } from './draw-map.js';

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

interface MapControlsProps {
  canZoom: UsedMap['canZoom'];
  onZoom: UsedMap['zoom'];
  /** Whether the buttons that move the map are shown. */
  hasMoves: boolean;
  onMoves: () => void;
}

/**
 * Zoom buttons, for visitors without a second free finger, a wheel or a plus key, and one that shows the buttons that
 * move the map.
 */
function MapControls({ canZoom, onZoom, hasMoves, onMoves }: MapControlsProps): ReactElement {
  const t = useTexts(placeTexts);
  return (
    <div className={styles.controls}>
      <IconButton
        icon={plusIcon}
        label={t('map.zoomIn')}
        variant="floating"
        // `disabled` would take the focus away from the button just pressed.
        aria-disabled={!canZoom.zoomIn}
        onClick={() => onZoom('zoomIn')}
      />
      <IconButton
        icon={minusIcon}
        label={t('map.zoomOut')}
        variant="floating"
        aria-disabled={!canZoom.zoomOut}
        onClick={() => onZoom('zoomOut')}
      />
      <IconButton
        icon={moveIcon}
        label={t('map.move')}
        variant="floating"
        aria-expanded={hasMoves}
        onClick={onMoves}
      />
    </div>
  );
}

const icons: Record<MapDirection, typeof chevronUpIcon> = {
  // Left is left on a map, whatever is written on it.
  left: { ...chevronLeftIcon, turns: false },
  up: chevronUpIcon,
  down: chevronDownIcon,
  right: { ...chevronRightIcon, turns: false },
};

interface MapMovesProps {
  onMove: (direction: MapDirection) => void;
}

/**
 * Moves the map for those who use one finger or cannot drag, who have asked for it. Below the map, since they would
 * cover much of it.
 */
function MapMoves({ onMove }: MapMovesProps): ReactElement {
  const t = useTexts(placeTexts);
  return (
    <div role="group" aria-label={t('map.move')} className={styles.moves}>
      {(Object.keys(icons) as MapDirection[]).map((direction) => (
        <IconButton
          key={direction}
          icon={icons[direction]}
          label={t(`map.${direction}`)}
          variant="secondary"
          onClick={() => onMove(direction)}
        />
      ))}
    </div>
  );
}

/** How long the hint stays after the finger has moved. */
const SHOWN_MS = 1500;

/** Whether to say that a map takes two fingers: briefly, after one finger on it has moved the page instead. */
function useTwoFingerHint(place: RefObject<HTMLElement | null>, isActive: boolean): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const element = isActive ? place.current : null;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onTouchMove = ({ touches }: TouchEvent): void => {
      clearTimeout(timer);
      setIsShown(touches.length === 1);
      timer = setTimeout(() => setIsShown(false), SHOWN_MS);
    };
    element.addEventListener('touchmove', onTouchMove, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('touchmove', onTouchMove);
    };
  }, [place, isActive]);
  return isShown;
}
