import type { NextApiRequest, NextApiResponse } from 'next';
import { answerReady } from '@/answers/health/readiness';

/** Whether this process should get visitors, for balancers: /api/ready */
export default function readyAnswer(request: NextApiRequest, response: NextApiResponse) {
  answerReady(request, response);
}
