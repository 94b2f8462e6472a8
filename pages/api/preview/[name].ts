import type { NextApiRequest, NextApiResponse } from 'next';
import { answerPreview } from '@/answers/preview/answerPreview';

/** The link preview image of every page in every language, a JPEG: /api/preview/<page>.<hash>.jpg */
export default function preview(request: NextApiRequest, response: NextApiResponse) {
  return answerPreview(request, response);
}
