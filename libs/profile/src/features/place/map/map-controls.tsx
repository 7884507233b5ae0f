import { useTexts } from '@oa-profile/i18n/react';
import { IconButton, minusIcon, plusIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { placeTexts } from '../place-texts.js';
import styles from './place-map.module.css';
import type { UsedMap } from './use-map.js';

interface MapControlsProps {
  canZoom: UsedMap['canZoom'];
  onZoom: UsedMap['zoom'];
}

/** Zoom buttons, for visitors without a second free finger, a wheel or a plus key. */
export function MapControls({ canZoom, onZoom }: MapControlsProps): ReactElement {
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
    </div>
  );
}
