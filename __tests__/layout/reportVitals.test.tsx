import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { reportVitals } from '@/layout/reportVitals';

jest.mock('web-vitals', () => ({
  onCLS: jest.fn(),
  onFCP: jest.fn(),
  onINP: jest.fn(),
  onLCP: jest.fn(),
  onTTFB: jest.fn(),
}));

const address = 'https://vitals.example/in';

it.each([
  ['CLS', onCLS],
  ['FCP', onFCP],
  ['INP', onINP],
  ['LCP', onLCP],
  ['TTFB', onTTFB],
] as const)('reports %s with its page and nothing about the visitor', (name, measure) => {
  const sent = jest.fn();
  Object.defineProperty(navigator, 'sendBeacon', { value: sent, configurable: true });
  window.history.replaceState(null, '', '/Foundation?utm_source=wa#a');
  reportVitals(address);
  const report = jest.mocked<(on: (metric: Metric) => void) => void>(measure).mock.lastCall?.[0];
  report?.({ name, value: 12.34567, rating: 'good', id: 'v5-123' } as Metric);
  expect(sent.mock.calls.map(([to, text]) => [to, JSON.parse(text)])).toEqual([
    [address, { name, value: 12.346, rating: 'good', page: '/Foundation' }],
  ]);
});
