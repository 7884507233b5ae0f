'use client';

export { specialDayEntryUrl } from '@oa-profile/feature-sdk';
export { directionsUrl, visitEntryUrl } from '../features/place/place-file-url.js';
export { calendarEntryUrl } from '../features/reservation/calendar-entry-url.js';
export { createScene, type Scene, type SceneOptions, type SceneRequest } from './create-scene.js';
export { PageStory, type PageStoryProps } from './page-story.js';
export { firstScreenMisfits, plain } from './texts/first-screen-misfits.js';
export { pageMisfits } from './texts/page-misfits.js';
export { renderPage } from './render-page.js';
export { renderParts, type RenderPartsOptions } from './render-parts.js';
export { searchOf } from './search-of.js';
export { onSmallestPhone, smallestPhone } from './texts/smallest-phone.js';
