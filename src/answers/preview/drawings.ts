import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { sitePages } from '@/catalogue/addresses/sitePages';
import { previewHash, previewName, splitPreviewName } from '@/data/pages/previewAddress';
import type { PreviewCard } from '@/seo/preview/PreviewCard';
import type { LanguageCode } from '@/shop/LanguageCode';
import { languages, localPath } from '@/shop/languages';
import { drawPreview } from './drawPreview';
import { fallbackCard } from './fallbackCard';

/** A drawn preview, and the card that it shows. */
export interface Drawn {
  readonly card: PreviewCard;
  readonly picture: Buffer;
}

interface Entry {
  hash: string;
  readonly drawing: Promise<Drawn>;
  last: Drawn | undefined;
}

/** By page name: all fixed pages and categories in each language, and some products, at about 40 KB each. */
const drawings = new LRUCache<string, Entry>({ max: 200 });
const plainOfShop = new Map<LanguageCode, Promise<Drawn>>();

/** Ten seconds' work: a flood of invented names must not keep a shared link waiting longer. */
const MOST_WAITING = 50;
const limit = pLimit(1);

/** The drawing of a page's card, or the plain one while too many wait. Each is drawn once, one at a time. */
export function drawing(name: string, card: PreviewCard): Promise<Drawn> {
  const hash = previewHash(card);
  // While the database is away, any name below a shelf shows that shelf's plain card.
  const key = hash === previewHash(fallbackCard(name)) ? hash : name;
  const known = drawings.get(key);
  if (known?.hash === hash) return known.drawing;

  if (limit.pendingCount >= MOST_WAITING) return plainDrawing(name);
  const drawn = limit(async () => ({ card, picture: await drawPreview(card) }));
  const entry: Entry = { hash, drawing: drawn, last: known?.last };
  drawings.set(key, entry);
  drawn.then(
    (one) => {
      entry.last = one;
    },
    // So that the next request draws again.
    () => {
      entry.hash = '';
    },
  );
  return drawn;
}

/** The last drawing of a page; undefined without one. */
export function lastDrawing(name: string): Drawn | undefined {
  return drawings.get(name)?.last;
}

/** The shop's plain preview in a page's language, drawn once, outside the queue. Call it early, to have it ready. */
export function plainDrawing(name: string): Promise<Drawn> {
  const { code } = splitPreviewName(name);
  const known = plainOfShop.get(code);
  if (known) return known;

  const drawn = drawPlain(code);
  plainOfShop.set(code, drawn);
  drawn.catch(() => plainOfShop.delete(code));
  return drawn;
}

async function drawPlain(code: LanguageCode): Promise<Drawn> {
  const card = fallbackCard(previewName(localPath(languages[code], sitePages.home.path)));
  return { card, picture: await drawPreview(card) };
}
