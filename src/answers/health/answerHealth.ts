import type { NextApiRequest, NextApiResponse } from 'next';
import { refuseUnlessGet } from '../refuseUnlessGet';
import { health } from './health';

/**
 * Answers /api/health. Always 200 while the process serves: a platform that restarts what answers otherwise would throw away
 * good pages because the database is away. Monitors look at `status`.
 */
export function answerHealth(request: NextApiRequest, response: NextApiResponse): void {
  if (refuseUnlessGet(request, response)) return;
  response.setHeader('Cache-Control', 'no-store').status(200).json(health(Date.now()));
}
