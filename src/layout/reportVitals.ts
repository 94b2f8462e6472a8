import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/**
 * Measures the page with Google's web-vitals library. Each metric is sent to `address` as JSON, once it is final or the
 * visitor leaves. The report names the page but never the visitor: it contains no id, no IP address and no cookie.
 */
export function reportVitals(address: string): void {
  const page = window.location.pathname;
  const report = ({ name, value, rating }: Metric) => {
    const rounded = Math.round(value * 1000) / 1000;
    navigator.sendBeacon(address, JSON.stringify({ name, value: rounded, rating, page }));
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report);
}
