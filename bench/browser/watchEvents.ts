import type { Watched } from './Watched';

/** Runs in each page before anything of its own: notes long tasks, and how long each press waits for its frame. */
export function watchEvents(): void {
  const watched: Watched = { moments: {}, longTasks: [], interactions: [] };
  window.bench = watched;

  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      watched.longTasks.push({ at: startTime, ms: duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      watched.interactions.push({ name, ms: duration });
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
