import { removeCaches } from './cache-names.js';
import { workerScope } from './worker-scope.js';

/* Replaces the service worker that keeps pages if that is switched off: removes everything saved, and itself. */

workerScope.addEventListener('install', (event) => event.waitUntil(workerScope.skipWaiting()));

workerScope.addEventListener('activate', (event) => {
  event.waitUntil(
    removeCaches(workerScope.caches)
      .catch(() => undefined)
      .then(() => workerScope.registration.unregister()),
  );
});
