import type { NextApiRequest, NextApiResponse } from 'next';
import { answerSearchList } from '@/answers/search/answerSearchList';

/** The list of all products, which the browser searches: /api/search */
export default function searchListAnswer(request: NextApiRequest, response: NextApiResponse) {
  return answerSearchList(request, response);
}
