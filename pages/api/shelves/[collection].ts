import type { NextApiRequest, NextApiResponse } from 'next';
import { answerShelf } from '@/answers/shelves/answerShelf';

/** Whether a collection is still as a browser has it: /api/shelves/<collection>?version=<version> */
export default function shelf(request: NextApiRequest, response: NextApiResponse) {
  return answerShelf(request, response);
}
