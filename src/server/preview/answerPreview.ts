import type { NextApiRequest, NextApiResponse } from 'next';
import { currentCard } from './currentCard';
import { lastCards } from './lastCards';
import { previewHash } from './previewAddress';
import { previewPicture } from './previewPicture';

const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const FOR_FIVE_MINUTES = 'public, max-age=300';

/**
 * Answers /api/preview/<page>.<hash>.jpg with the page's current picture: for a year under the hash of what it shows, for
 * minutes under an old or unknown one. While the database is out of reach, with the last one known.
 */
export async function answerPreview(
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD').status(405).end();
    return;
  }
  const [, name = '', hash] = String(request.query.name).match(/^([\w-]+)\.(\w+)\.jpg$/) ?? [];
  const card = await currentCard(name).then(
    (current) => lastCards.remember(name, current),
    () => lastCards.of(name),
  );
  if (!card) {
    response.setHeader('Cache-Control', FOR_FIVE_MINUTES).status(404).end();
    return;
  }
  const picture = await previewPicture(card);
  response
    .setHeader('Content-Type', 'image/jpeg')
    .setHeader('Cache-Control', hash === previewHash(card) ? FOR_A_YEAR : FOR_FIVE_MINUTES)
    .status(200)
    .send(picture);
}
