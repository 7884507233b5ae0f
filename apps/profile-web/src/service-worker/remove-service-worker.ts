import { removeCaches } from './cache-names.js';
import { workerScope } from './worker-scope.js';

/*
 * Takes the place of the service worker that keeps pages where that is switched off: it removes what was kept, and itself.
 */

workerScope.addEventListener('install', (event) => event.waitUntil(workerScope.skipWaiting()));

workerScope.addEventListener('activate', (event) => {
  event.waitUntil(
    removeCaches(workerScope.caches)
      .catch(() => undefined)
      .then(() => workerScope.registration.unregister()),
  );
});
