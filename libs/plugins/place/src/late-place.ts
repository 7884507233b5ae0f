import type { LateView } from '@oa-profile/plugin-sdk/page';
import { placeTexts } from './place-texts.js';
import { PlaceView } from './place-view.js';

export const latePlace: LateView = {
  Component: PlaceView,
  texts: placeTexts,
  card({ sections }, t) {
    if (!sections.some(({ type }) => type === 'basic-info')) return undefined;
    return { title: t('title'), indexed: true };
  },
};
