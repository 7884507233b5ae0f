import { useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { Icon, pinIcon } from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useMemo, useRef, type ReactElement } from 'react';
import { givenPlace } from '../place-of-page.js';
import type { Position } from './draw-map.js';
import styles from './still-map.module.css';
import { useMap } from './use-map.js';

interface StillMapProps extends Position {
  /** It is as high as its container, not as its width asks. @default false */
  fills?: boolean;
}

/**
 * A purely visual map of where the account is: the same is said in words beside it. A pin on a plain ground holds its
 * space until the map has loaded, and if it cannot. Whose the map is stands on it, or below a small one.
 */
export function StillMap({ latitude, longitude, fills = false }: StillMapProps): ReactElement {
  const { tiles } = useProfileSelector(({ page }) => givenPlace(page));
  const canvas = useRef<HTMLDivElement>(null);
  const what = useMemo(
    () => tiles && { position: { latitude, longitude }, nearby: [], tileUrl: tiles.url, isStill: true },
    [tiles, latitude, longitude],
  );
  const { status } = useMap(canvas, what);
  return (
    <div className={clsx(styles.still, fills && styles.fills)} aria-hidden="true">
      <div className={clsx(styles.box, status === 'Shown' && styles.shown)}>
        <Icon shape={pinIcon} size="large" className={styles.sign} />
        {/* Its class names and content belong to the map library. */}
        <div ref={canvas} className={styles.canvas} />
      </div>
      {/* From the start, so that nothing moves once the map is there. A plain ground is nobody's, and keeps the line. */}
      {tiles?.attribution && (
        <p className={styles.attribution}>{status === 'Failed' ? '\u00a0' : tiles.attribution}</p>
      )}
    </div>
  );
}
