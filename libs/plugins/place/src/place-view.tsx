import {
  type LateProps,
  usePluginLinks,
  usePageEnvironment,
  useProfileSelector,
  ViewFrame,
} from '@oa-profile/plugin-sdk/page';
import { useTexts } from '@oa-profile/i18n/react';
import { Button } from '@oa-profile/ui';
import { useCallback, useEffect, useMemo, useState, type ReactElement } from 'react';
import { givenPlace, placeAddress } from './place-of-page.js';
import { ArrivalPlan } from './arrival/arrival-plan.js';
import { PlaceMap, type WantedPlace } from './map/place-map.js';
import { NearbyPlaces } from './nearby/nearby-places.js';
import { OpenInsteadPlaces } from './nearby/open-instead-places.js';
import { placeTexts } from './place-texts.js';
import styles from './place-view.module.css';

/** Sections of the profile that are about the place. */
const shownSections = ['basic-info', 'busy-times'];

/** Where the account is, when it is open, what is around it, and what the account offers to do there. */
export function PlaceView({ onInteractive }: LateProps): ReactElement {
  useEffect(onInteractive, [onInteractive]);
  const t = useTexts(placeTexts);
  const { SectionSlot } = usePageEnvironment();
  const page = useProfileSelector((state) => state.page);
  const { sections } = page;
  // There is room for one.
  const [offered] = usePluginLinks('button');
  const address = useMemo(() => placeAddress(page), [page]);
  const canShowPlaces = givenPlace(page).tiles !== undefined && address?.latitude !== undefined;
  const [hasMap, setHasMap] = useState(false);
  const onMapShown = useCallback(() => setHasMap(true), []);
  const [wanted, setWanted] = useState<WantedPlace>();
  const toMap = canShowPlaces ? { isThere: hasMap, onShow: setWanted } : undefined;
  const shown = shownSections.flatMap((type) => sections.find((section) => section.type === type) ?? []);
  return (
    <ViewFrame
      title={t('title')}
      action={
        offered && (
          // The way there is what visitors come to this view for: it alone is filled.
          <Button href={offered.link.href} size="small" icon={offered.link.icon} className={styles.offered}>
            {offered.link.label}
          </Button>
        )
      }
    >
      <div className={styles.place}>
        {address && (
          <div className={styles.map}>
            <PlaceMap address={address} wanted={wanted} onShown={onMapShown} />
          </div>
        )}
        <ArrivalPlan />
        <OpenInsteadPlaces toMap={toMap} />
        {shown.map((section) => (
          // The profile can be hidden in the same document: ids must not repeat those of its sections.
          <SectionSlot key={section.type} id={`place-${section.type}`} section={section} isWhole />
        ))}
        <NearbyPlaces toMap={toMap} />
      </div>
    </ViewFrame>
  );
}
