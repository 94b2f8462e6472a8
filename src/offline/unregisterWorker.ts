import { eraseAll } from './eraseAll';

/*
 * The worker of a site that keeps nothing on devices any more (OFFLINE_PAGES=no). Browsers ask for the worker's text at
 * every visit, find this one in its place, and it ends itself.
 */

declare const self: ServiceWorkerScope;

self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) =>
  event.waitUntil(eraseAll().then(() => self.registration.unregister())),
);
