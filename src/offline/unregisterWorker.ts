import { eraseAll } from './eraseAll';

/*
 * Replaces the worker where nothing is stored any more (OFFLINE_PAGES=no): browsers find it at a visit, and it ends
 * itself.
 */

declare const self: ServiceWorkerScope;

self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) =>
  event.waitUntil(eraseAll().finally(() => self.registration.unregister())),
);
