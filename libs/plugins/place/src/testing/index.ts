'use client';

export { ArrivalPlan } from '../arrival/arrival-plan.js';
export { choosableDays, proposedTime } from '../arrival/arrival-time.js';
export { directionsUrl, visitEntryUrl } from '../place-file-url.js';
export { placeTexts } from '../place-texts.js';
export { PlaceView } from '../place-view.js';
export { missingTiles, sampleNearbyPlaces, sampleTiles, withPlace } from './sample-place.js';
