export { PlaceView } from './place-view.js';
export { placeTexts } from './place-texts.js';
