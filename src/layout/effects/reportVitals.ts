import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/**
 * Sends each metric of Google's web-vitals library to `address` as JSON, once it is final, with the
 * page's path, but no id, IP address or cookie.
 */
export function reportVitals(address: string): void {
  const page = window.location.pathname;
  const report = ({ name, value, rating }: Metric) => {
    const rounded = Math.round(value * 1000) / 1000;
    navigator.sendBeacon(address, JSON.stringify({ name, value: rounded, rating, page }));
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report);
}
