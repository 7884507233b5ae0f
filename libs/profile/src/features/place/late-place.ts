import type { LateView } from '../../core/feature.js';
import { placeTexts } from './place-texts.js';
import { PlaceView } from './place-view.js';

export const latePlace: LateView = {
  Component: PlaceView,
  texts: placeTexts,
  card({ account, sections }, t) {
    const isSomewhere = sections.some(({ type }) => type === 'basic-info');
    if (!isSomewhere && !account.features.includes('reservation')) return undefined;
    return { title: t('title'), indexed: true };
  },
};
