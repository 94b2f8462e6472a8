import type { NextApiRequest, NextApiResponse } from 'next';
import { splitPreviewName } from '@/catalogue/addresses/previewName';
import { logEvent } from '@/data/log/logEvent';
import { previewHash } from '@/data/pages/previewAddress';
import {
  answerUnknown,
  CACHE_FIVE_MINUTES,
  CACHE_IMMUTABLE,
  redirectQuery,
  refuseUnlessGet,
} from '../http';
import { currentCard, isPageName } from './currentCard';
import { drawing, lastDrawing } from './keptDrawings';
import { shopCard } from './shopCard';

/** A preview's file name: optional layout and language, page's name, optional product id, hash. See `previewName`. */
const NAME = /^([\w-]+(?:\.[\w~]+){0,3})\.(\w+)\.jpg$/;

/**
 * Answers /api/preview/<name>.<hash>.jpg with the page's current preview, cached for a year; redirects another hash to
 * the current one. What can't be drawn now is answered with the page's last preview or the shop's, for five minutes.
 */
export async function answerPreview(
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<void> {
  if (refuseUnlessGet(request, response) || redirectQuery(String(request.url), response)) return;
  const [, name = '', hash] = String(request.query.name).match(NAME) ?? [];
  if (!isPageName(name)) return answerUnknown(response);
  try {
    const card = await currentCard(name);
    if (!card) return answerUnknown(response);
    const current = previewHash(card);
    if (hash !== current) return redirectToCurrent(`${name}.${current}.jpg`, response);
    send((await drawing(name, card)).picture, CACHE_IMMUTABLE, response);
  } catch (error) {
    logEvent('error', 'preview not drawn', { page: name, cause: String(error) });
    const { code } = splitPreviewName(name);
    const { picture } = lastDrawing(name) ?? (await drawing(`${code} shop`, shopCard(code)));
    send(picture, CACHE_FIVE_MINUTES, response);
  }
}

/** Not cached: there is no end of other hashes. */
function redirectToCurrent(file: string, response: NextApiResponse): void {
  response
    .setHeader('Cache-Control', 'no-store')
    .setHeader('Location', `/api/preview/${file}`)
    .status(307)
    .end();
}

function send(picture: Buffer, cacheControl: string, response: NextApiResponse): void {
  response
    .setHeader('Content-Type', 'image/jpeg')
    .setHeader('Cache-Control', cacheControl)
    .status(200)
    .send(picture);
}
