import type { NextApiRequest, NextApiResponse } from 'next';
import { logEvent } from '@/data/log/logEvent';
import { previewHash } from '@/data/pages/previewAddress';
import type { Dictionary } from '@/messages/Dictionary';
import type { PreviewCard } from '@/seo/preview/PreviewCard';
import { FOR_A_YEAR } from '../headers/cacheControl';
import { refuseUnlessGet } from '../refuseUnlessGet';
import { currentCard, isPageName } from './currentCard';
import { lastCards } from './lastCards';
import { type Drawn, lastDrawn } from './lastDrawn';
import { plainCard } from './plainCard';
import { previewPicture } from './previewPicture';

const FOR_FIVE_MINUTES = 'public, max-age=300';

/** A page's name or, behind a dot, a product's id as its address has it; then a hash. */
const NAME = /^([\w-]+(?:\.[\w~]+)?)\.(\w+)\.jpg$/;

/** Preview readers give up after a few seconds. With a picture of a moment ago at hand a slow database is hardly waited for. */
const PATIENCE_MS = { withLast: 500, withoutLast: 2_000 };
/** Of the drawing, for which a line forms when many pages are asked for at once: each takes a fifth of a second. */
const DRAWN_WITHIN_MS = 1_500;

/**
 * Answers /api/preview/<page>.<hash>.jpg, and <category>.<product>.<hash>.jpg, with the page's current picture: for a year
 * under the hash of what it shows, for minutes under an old or unknown one. While the database is slow or out of reach, or
 * many are to be drawn, with the last one known.
 */
export async function answerPreview(
  request: NextApiRequest,
  response: NextApiResponse,
  dictionary: Dictionary,
): Promise<void> {
  if (refuseUnlessGet(request, response)) return;
  const [, name = '', hash] = String(request.query.name).match(NAME) ?? [];
  const wanted = isPageName(name) ? await cardInTime(name, dictionary) : undefined;
  if (!wanted) {
    response.setHeader('Cache-Control', FOR_FIVE_MINUTES).status(404).end();
    return;
  }
  const { card, picture } = await drawnInTime(name, wanted, dictionary);
  response
    .setHeader('Content-Type', 'image/jpeg')
    .setHeader('Cache-Control', hash === previewHash(card) ? FOR_A_YEAR : FOR_FIVE_MINUTES)
    .status(200)
    .send(picture);
}

function cardInTime(name: string, dictionary: Dictionary): Promise<PreviewCard | undefined> {
  const patience = lastCards.has(name) ? PATIENCE_MS.withLast : PATIENCE_MS.withoutLast;
  const current = currentCard(name, dictionary).then(
    (card) => card && lastCards.remember(name, card),
  );
  return Promise.race([current, giveUpAfter(patience)]).catch(() =>
    lastCards.of(name, dictionary.messages),
  );
}

/** The drawing goes on for whoever asks next. */
function drawnInTime(name: string, card: PreviewCard, dictionary: Dictionary): Promise<Drawn> {
  const { messages } = dictionary;
  lastDrawn.plain(messages).catch(() => undefined);
  const current = drawn(name, card, dictionary).then((one) => lastDrawn.remember(name, one));
  return Promise.race([current, giveUpAfter(DRAWN_WITHIN_MS)]).catch(() =>
    lastDrawn.of(name, messages),
  );
}

/** Whatever a document makes of a card, its page has a picture. */
async function drawn(name: string, card: PreviewCard, { messages }: Dictionary): Promise<Drawn> {
  try {
    return { card, picture: await previewPicture(card) };
  } catch (error) {
    logEvent('error', 'preview not drawn', { page: name, cause: String(error) });
    const plain = plainCard(name, messages);
    return { card: plain, picture: await previewPicture(plain) };
  }
}

/** Rejects when so many milliseconds are over: for a race with what may take too long. */
function giveUpAfter(ms: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('too slow')), ms).unref();
  });
}
