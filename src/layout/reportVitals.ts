import type { Metric } from 'web-vitals';

/**
 * Measures how fast the page was, by Google's web vitals, and reports each figure to an address as a JSON text, when the
 * visitor leaves the page or it is final. Says which page, never who: no id, no address of the browser's, no cookie. The
 * library is loaded only here.
 */
export async function reportVitals(address: string): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const page = window.location.pathname;
  const report = ({ name, value, rating }: Metric) => {
    const rounded = Math.round(value * 1000) / 1000;
    navigator.sendBeacon(address, JSON.stringify({ name, value: rounded, rating, page }));
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report);
}
