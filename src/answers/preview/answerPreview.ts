import type { NextApiRequest, NextApiResponse } from 'next';
import { logEvent } from '@/data/log/logEvent';
import { previewHash } from '@/data/pages/previewAddress';
import type { PreviewCard } from '@/seo/preview/PreviewCard';
import { languageCodes } from '@/shop/languages';
import { CACHE_FIVE_MINUTES, CACHE_IMMUTABLE } from '../headers/cacheControl';
import { redirectQuery } from '../redirectQuery';
import { refuseUnlessGet } from '../refuseUnlessGet';
import { currentCard, isPageName } from './currentCard';
import { type Drawn, drawing, lastDrawing, plainDrawing } from './drawings';
import { fallbackCard } from './fallbackCard';

/** Optional language, page's name, optional product id, hash: see `previewName`. */
const NAME = new RegExp(
  `^((?:(?:${languageCodes.join('|')})\\.)?[\\w-]+(?:\\.[\\w~]+)?)\\.(\\w+)\\.jpg$`,
);

/** For the database: apps give up after a few seconds, and an earlier drawing is not worth a long wait. */
const PATIENCE_MS = { withDrawing: 500, withoutDrawing: 2_000 };
/** Drawings queue up, and each takes 0.2 seconds. */
const DRAWN_WITHIN_MS = 1_500;

/**
 * Answers /api/preview/<name>.<hash>.jpg with the page's current preview, or the last known one: cached for a year
 * under its own hash, for five minutes under another.
 */
export async function answerPreview(
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<void> {
  if (refuseUnlessGet(request, response) || redirectQuery(String(request.url), response)) return;
  const [, name = '', hash] = String(request.query.name).match(NAME) ?? [];
  const wanted = isPageName(name) ? await cardInTime(name) : undefined;
  if (!wanted) {
    response.setHeader('Cache-Control', CACHE_FIVE_MINUTES).status(404).end();
    return;
  }
  const { card, picture } = await drawnInTime(name, wanted);
  response
    .setHeader('Content-Type', 'image/jpeg')
    .setHeader('Cache-Control', hash === previewHash(card) ? CACHE_IMMUTABLE : CACHE_FIVE_MINUTES)
    .status(200)
    .send(picture);
}

function cardInTime(name: string): Promise<PreviewCard | undefined> {
  const last = lastDrawing(name)?.card;
  const patience = last ? PATIENCE_MS.withDrawing : PATIENCE_MS.withoutDrawing;
  return Promise.race([currentCard(name), giveUpAfter(patience)]).catch(
    () => last ?? fallbackCard(name),
  );
}

/** The drawing, or the last one after the time limit. The drawing goes on, for the next request. */
function drawnInTime(name: string, card: PreviewCard): Promise<Drawn> {
  plainDrawing(name).catch(() => undefined);
  return Promise.race([drawn(name, card), giveUpAfter(DRAWN_WITHIN_MS)]).catch(
    () => lastDrawing(name) ?? plainDrawing(name),
  );
}

/** Falls back to the plain card, so that no document leaves its page without a preview. */
async function drawn(name: string, card: PreviewCard): Promise<Drawn> {
  try {
    return await drawing(name, card);
  } catch (error) {
    logEvent('error', 'preview not drawn', { page: name, cause: String(error) });
    return drawing(name, fallbackCard(name));
  }
}

function giveUpAfter(ms: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('too slow')), ms).unref();
  });
}
