import type { NextApiRequest, NextApiResponse } from 'next';
import { answerMetrics } from '@/answers/health/answerMetrics';

/** Counters for Prometheus, if SITE_METRICS is set: /api/metrics */
export default function metricsAnswer(request: NextApiRequest, response: NextApiResponse) {
  return answerMetrics(request, response);
}
