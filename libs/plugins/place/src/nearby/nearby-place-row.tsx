import type { NearbyPlace } from '@oa-profile/api-client';
import {
  accountHref,
  useAccountLang,
  usePageEnvironment,
  useProfileSelector,
} from '@oa-profile/plugin-sdk/page';
import { langAttribute } from '@oa-profile/i18n';
import { FormattedText, useFormatters, useLanguage, useTexts } from '@oa-profile/i18n/react';
import { Icon, IconButton, chevronRightIcon, pinIcon } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import type { WantedPlace } from '../map/place-map.js';
import { placeTexts } from '../place-texts.js';
import styles from './nearby-places.module.css';
import { opennessAt } from './open-instead.js';

/** The link between a row and the map. */
export interface ToMap {
  /** While false, the button keeps its place invisibly. */
  isThere: boolean;
  onShow: (place: WantedPlace) => void;
}

interface NearbyPlaceRowProps {
  place: NearbyPlace;
  /** 1 for the nearest. */
  position: number;
  now: Date;
  toMap: ToMap | undefined;
}

/** A place: how far it is, and whether it is open. It links to its own page if it has one here, and to the map. */
export function NearbyPlaceRow({ place, position, now, toMap }: NearbyPlaceRowProps): ReactElement {
  const t = useTexts(placeTexts);
  const { services } = usePageEnvironment();
  const page = useProfileSelector((state) => state.page);
  const { distance, number } = useFormatters(page.account.timeZone);
  const ownLang = useAccountLang();
  const language = useLanguage();
  const { contentLanguage } = place;
  const lang = contentLanguage === undefined ? ownLang : langAttribute(contentLanguage, language);
  const openness = opennessAt(place.hours, now);
  const content = (
    <>
      <FormattedText className={styles.position} aria-hidden="true">
        {number(position)}
      </FormattedText>
      <span className={styles.words}>
        <span className={styles.name} lang={lang}>
          {place.name}
        </span>{' '}
        <span className={styles.facts}>
          <FormattedText>{distance(place.distance)}</FormattedText>{' '}
          <span className={styles[openness]}>{t(`nearby.${openness}`)}</span>{' '}
          {place.category && <span lang={lang}>{place.category}</span>}
        </span>
      </span>
    </>
  );
  return (
    <li className={styles.item}>
      {place.searchId === undefined ? (
        <div className={styles.row}>{content}</div>
      ) : (
        <a
          className={clsx(styles.row, styles.link)}
          href={accountHref(page, place.searchId)}
          onClick={() => services.track({ name: 'action', label: 'place openNearby' })}
        >
          {content}
          <Icon shape={chevronRightIcon} className={styles.chevron} />
        </a>
      )}
      {toMap && (
        <IconButton
          icon={pinIcon}
          label={t('nearby.show', { name: place.name })}
          className={clsx(styles.toMap, !toMap.isThere && styles.notYet)}
          onClick={() => toMap.onShow({ index: position - 1, name: place.name })}
        />
      )}
    </li>
  );
}
