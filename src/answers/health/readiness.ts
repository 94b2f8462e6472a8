import type { NextApiRequest, NextApiResponse } from 'next';
import { refuseUnlessGet } from '../refuseUnlessGet';

const shared = globalThis as { siteIsLeaving?: true };

/** Makes /api/ready say from now on that this process should get no more visitors. */
export function leave(): void {
  shared.siteIsLeaving = true;
}

/**
 * Answers /api/ready: 200 when this process can answer pages, 503 from the signal to stop on. Before it has started,
 * Next answers nothing. It looks at neither database nor Redis: without them pages are answered too.
 */
export function answerReady(request: NextApiRequest, response: NextApiResponse): void {
  if (refuseUnlessGet(request, response)) return;
  const isLeaving = shared.siteIsLeaving ?? false;
  response
    .setHeader('Cache-Control', 'no-store')
    .status(isLeaving ? 503 : 200)
    .json({ ready: !isLeaving });
}
