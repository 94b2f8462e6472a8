import type { NextApiRequest, NextApiResponse } from 'next';
import { answerSearchShelf } from '@/answers/search/answerSearchShelf';

/** The product details of one category that /api/search leaves out: /api/search/<slug> */
export default function searchShelfAnswer(request: NextApiRequest, response: NextApiResponse) {
  return answerSearchShelf(request, response);
}
