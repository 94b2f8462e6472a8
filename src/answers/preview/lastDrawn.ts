import { LRUCache } from 'lru-cache';
import { paths } from '@/catalogue/addresses';
import { previewName, splitPreviewName } from '@/data/pages/previewAddress';
import type { PreviewCard } from '@/seo/preview/PreviewCard';
import { type LanguageCode, languages, localPath } from '@/shop/languages';
import { drawPreview } from './drawPreview';
import { fallbackCard } from './fallbackCard';

/** A drawn preview, and the card that it shows. */
export interface Drawn {
  readonly card: PreviewCard;
  readonly picture: Buffer;
}

/** Room for all fixed pages and categories in each language, and some products, at about 40 KB each. */
const last = new LRUCache<string, Drawn>({ max: 200 });
const plain = new Map<LanguageCode, Promise<Drawn>>();

/** The last drawing of each page: a fallback while many new ones are requested, or the database is slow. */
export const lastDrawn = {
  /** Stores a page's drawing and returns it. */
  remember(name: string, drawn: Drawn): Drawn {
    last.set(name, drawn);
    return drawn;
  },

  /** What the last drawing of a page shows; undefined without one. */
  card(name: string): PreviewCard | undefined {
    return last.get(name)?.card;
  },

  /** The last drawing of a page, or else the shop's plain one, which does not wait in the queue. */
  async of(name: string): Promise<Drawn> {
    return last.get(name) ?? lastDrawn.plain(name);
  },

  /**
   * The shop's plain preview in the language of a page, drawn once per process. Call it early, so that it is ready when
   * it is needed.
   */
  plain(name: string): Promise<Drawn> {
    const { code } = splitPreviewName(name);
    const known = plain.get(code);
    if (known) return known;

    const drawn = drawPlain(code);
    plain.set(code, drawn);
    drawn.catch(() => plain.delete(code));
    return drawn;
  },
};

async function drawPlain(code: LanguageCode): Promise<Drawn> {
  const card = fallbackCard(previewName(localPath(languages[code], paths.home)));
  return { card, picture: await drawPreview(card) };
}
