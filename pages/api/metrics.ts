/** Counters for Prometheus, if SITE_METRICS is set: /api/metrics */
export { answerMetrics as default } from '@/answers/health/answerMetrics';
