import type { NextApiRequest, NextApiResponse } from 'next';
import { answerHealth } from '@/answers/health/health';

/** For monitors: /api/health */
export default function healthAnswer(request: NextApiRequest, response: NextApiResponse) {
  answerHealth(request, response);
}
