import type { NextApiRequest, NextApiResponse } from 'next';
import { processState } from '@/data/processState';
import { refuseUnlessGet } from '../refuseUnlessGet';

/** Makes /api/ready say from now on that this process should get no more visitors. */
export function leave(): void {
  processState().isLeaving = true;
}

/** Answers /api/ready: 200, or 503 from the signal to stop on. Ignores database and Redis: pages don't need them. */
export function answerReady(request: NextApiRequest, response: NextApiResponse): void {
  if (refuseUnlessGet(request, response)) return;
  const { isLeaving = false } = processState();
  response
    .setHeader('Cache-Control', 'no-store')
    .status(isLeaving ? 503 : 200)
    .json({ ready: !isLeaving });
}
