import { useTexts } from '@oa-profile/i18n/react';
import {
  IconButton,
  chevronDownIcon,
  chevronLeftIcon,
  chevronRightIcon,
  chevronUpIcon,
} from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { placeTexts } from '../place-texts.js';
import type { MapDirection } from './draw-map.js';
import styles from './place-map.module.css';

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
export function MapMoves({ onMove }: MapMovesProps): ReactElement {
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
