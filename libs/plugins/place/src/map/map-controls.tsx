import { useTexts } from '@oa-profile/i18n/react';
import { IconButton, minusIcon, moveIcon, plusIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { placeTexts } from '../place-texts.js';
import styles from './place-map.module.css';
import type { UsedMap } from './use-map.js';

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
export function MapControls({ canZoom, onZoom, hasMoves, onMoves }: MapControlsProps): ReactElement {
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
