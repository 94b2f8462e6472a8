import type { NextApiRequest, NextApiResponse } from 'next';
import { processState } from '@/data/processState';
import { refuseUnlessGet } from '../refuseUnlessGet';

/** Answers /api/metrics in the text form of Prometheus; 404 unless SITE_METRICS is set. */
export async function answerMetrics(
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<void> {
  if (refuseUnlessGet(request, response)) return;
  response.setHeader('Cache-Control', 'no-store');
  const { counters } = processState();
  if (!counters) {
    response.status(404).send('Not Found');
    return;
  }
  response
    .setHeader('Content-Type', counters.contentType)
    .status(200)
    .send(await counters.text());
}
