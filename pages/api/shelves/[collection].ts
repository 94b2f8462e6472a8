import type { NextApiRequest, NextApiResponse } from 'next';
import { answerShelf } from '@/answers/shelves/answerShelf';

/**
 * The age of a collection, and its items when the browser's version is not the current one:
 * /api/shelves/<collection>?version=<version>
 */
export default function shelf(request: NextApiRequest, response: NextApiResponse) {
  return answerShelf(request, response);
}
