import type { NextApiRequest, NextApiResponse } from 'next';
import { answerSearchShelf } from '@/answers/search/answerSearchShelf';

/** What that list leaves out of a category: /api/search/<slug> */
export default function searchShelfAnswer(request: NextApiRequest, response: NextApiResponse) {
  return answerSearchShelf(request, response);
}
