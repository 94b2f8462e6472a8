import type { NextApiRequest, NextApiResponse } from 'next';
import { answerHealth } from '@/answers/health/health';

/** The health check for monitors: /api/health */
export default function healthAnswer(request: NextApiRequest, response: NextApiResponse) {
  answerHealth(request, response);
}
