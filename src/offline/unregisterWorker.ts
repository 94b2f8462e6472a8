import { eraseAll } from './eraseAll';

/*
 * The worker with OFFLINE_PAGES=no. A browser that has the other one loads it at the next visit: it erases all that is
 * stored, and removes itself.
 */

declare const self: ServiceWorkerScope;

self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) =>
  event.waitUntil(eraseAll().finally(() => self.registration.unregister())),
);
