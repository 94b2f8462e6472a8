import type { NextApiRequest, NextApiResponse } from 'next';
import { answerSearchList } from '@/answers/search/answerSearchList';

/** What a browser searches in: /api/search */
export default function searchListAnswer(request: NextApiRequest, response: NextApiResponse) {
  return answerSearchList(request, response);
}
