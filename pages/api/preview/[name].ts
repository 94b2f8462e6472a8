import type { NextApiRequest, NextApiResponse } from 'next';
import { answerPreview } from '@/answers/preview/answerPreview';
import { englishDictionary } from '@/messages/en/englishDictionary';

/** The link preview image of every page, a JPEG: /api/preview/<page>.<hash>.jpg */
export default function preview(request: NextApiRequest, response: NextApiResponse) {
  return answerPreview(request, response, englishDictionary);
}
