import type { NextApiRequest, NextApiResponse } from 'next';
import { logEvent } from '@/data/log/logEvent';
import { previewHash, splitPreviewName } from '@/data/pages/previewAddress';
import { languageCodes } from '@/shop/languages';
import { answerUnknown } from '../answerError';
import { CACHE_FIVE_MINUTES, CACHE_IMMUTABLE } from '../headers/cacheControl';
import { redirectQuery } from '../redirectQuery';
import { refuseUnlessGet } from '../refuseUnlessGet';
import { currentCard, isPageName } from './currentCard';
import { type Drawn, drawing, lastDrawing } from './drawings';
import { shopCard } from './shopCard';

/** A preview's file name: optional language, page's name, optional product id, hash. See `previewName`. */
const NAME = new RegExp(
  `^((?:(?:${languageCodes.join('|')})\\.)?[\\w-]+(?:\\.[\\w~]+)?)\\.(\\w+)\\.jpg$`,
);

/**
 * Answers /api/preview/<name>.<hash>.jpg with the page's current preview; if that can't be drawn, with the last one or
 * the shop's. Cached for a year under its own hash, for five minutes under another.
 */
export async function answerPreview(
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<void> {
  if (refuseUnlessGet(request, response) || redirectQuery(String(request.url), response)) return;
  const [, name = '', hash] = String(request.query.name).match(NAME) ?? [];
  const drawn = isPageName(name) ? await drawnNow(name) : undefined;
  if (!drawn) return answerUnknown(response);
  const isCurrent = hash === previewHash(drawn.card);
  response
    .setHeader('Content-Type', 'image/jpeg')
    .setHeader('Cache-Control', isCurrent ? CACHE_IMMUTABLE : CACHE_FIVE_MINUTES)
    .status(200)
    .send(drawn.picture);
}

/** The drawing to answer with; undefined for a product that is not on its shelf. */
async function drawnNow(name: string): Promise<Drawn | undefined> {
  try {
    const card = await currentCard(name);
    return card && (await drawing(name, card));
  } catch (error) {
    logEvent('error', 'preview not drawn', { page: name, cause: String(error) });
    const { code } = splitPreviewName(name);
    return lastDrawing(name) ?? drawing(`${code} shop`, shopCard(code));
  }
}
