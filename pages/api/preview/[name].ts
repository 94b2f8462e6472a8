import type { NextApiRequest, NextApiResponse } from 'next';
import { answerPreview } from '@/server/preview/answerPreview';
import { englishDictionary } from '@/words/en/englishDictionary';

/** The link preview of every page, as JPEG: /api/preview/<page>.<hash>.jpg */
export default function preview(request: NextApiRequest, response: NextApiResponse) {
  return answerPreview(request, response, englishDictionary);
}
