'use client';

export { addExtraScripts } from './steps/add-extra-scripts.js';
export { configureApiClients } from './steps/configure-api-clients.js';
export { loadInitialData } from './steps/load-initial-data.js';
export { loadLanguage } from './steps/load-language.js';
export { startSdk } from './steps/start-sdk.js';
export { startTracking } from './steps/start-tracking.js';
export { makeInteractive } from './make-interactive.js';
export { keepSeenPages } from './keep-seen-pages.js';
export { endStart } from './early/start-state.js';
export { endWithoutPage } from './end-without-page.js';
export { startPage } from './start-page.js';
