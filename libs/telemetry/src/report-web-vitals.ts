import type { MetricType } from 'web-vitals';
import type { TrackingEvent } from './tracking-event.js';

/**
 * Measures the Core Web Vitals and tracks each once per page, when the page is first hidden or the value can no longer
 * change: `LCP good`, `INP poor`, `CLS needs-improvement`. The library is loaded here, and also sees earlier events.
 * Only once, since events have no id by which a service could tell a later, larger value from another visit.
 */
export async function reportWebVitals(track: (event: TrackingEvent) => void): Promise<void> {
  const { onCLS, onINP, onLCP } = await import('web-vitals');
  const reported = new Set<string>();
  const report = ({ name, rating, value }: MetricType): void => {
    if (reported.has(name)) return;
    reported.add(name);
    track({ name: 'webVital', label: `${name} ${rating}`, value: Math.round(value * 1000) / 1000 });
  };
  onLCP(report);
  onINP(report);
  onCLS(report);
}
