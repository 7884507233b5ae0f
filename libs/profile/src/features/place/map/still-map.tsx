import { Icon, pinIcon } from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useMemo, useRef, type ReactElement } from 'react';
import { useProfileSelector } from '../../../core/store/hooks.js';
import type { Position } from './draw-map.js';
import styles from './still-map.module.css';
import { useMap } from './use-map.js';

/**
 * A picture of where the account is, for the eyes: what it says stands beside it in words. A pin on a plain ground has
 * its size until the map is there, and where none comes.
 */
export function StillMap({ latitude, longitude }: Position): ReactElement {
  const mapTiles = useProfileSelector(({ page }) => page.mapTiles);
  const canvas = useRef<HTMLDivElement>(null);
  const what = useMemo(
    () => mapTiles && { position: { latitude, longitude }, nearby: [], tileUrl: mapTiles.url, isStill: true },
    [mapTiles, latitude, longitude],
  );
  const isShown = useMap(canvas, what).status === 'Shown';
  return (
    <div className={clsx(styles.box, isShown && styles.shown)} aria-hidden="true">
      <Icon shape={pinIcon} size="large" className={styles.sign} />
      {/* Its class names and its content are the map library's. */}
      <div ref={canvas} className={styles.canvas} />
      {isShown && mapTiles?.attribution && <p className={styles.attribution}>{mapTiles.attribution}</p>}
    </div>
  );
}
