import type { Collection, ItemKind, ItemOf } from '@/catalogue/collections';
import type { Slide, Video } from '@/catalogue/items';
import type { DatedShelf } from '@/catalogue/Shelf';
import type { Collections } from '@/catalogue/sitePages';
import { withThreeQuotes } from '@/catalogue/withThreeQuotes';
import type { LanguageCode } from '@/shop/LanguageCode';
import { readOffers } from '../offers/readOffers';
import { freshReading } from '../readings/readings';
import { linkedSlides } from './linkedSlides';
import { localShelf } from './localShelf';
import { readProductOnShelf } from './readProductOnShelf';
import { readShelf } from './readShelf';
import { shelfOf } from './shelfOf';

/**
 * What pages in this language and the shelves' API show of a collection: one language's texts, slides with their links,
 * the videos with three quotes, one product with its neighbours, or the offers.
 * @param read Whether the last reading will do while there is no fresh one.
 * @throws SettingsError, CatalogueReadError when it can't be read.
 */
export async function readShown(
  shown: Collections[string],
  code: LanguageCode,
  read = freshReading,
): Promise<DatedShelf<unknown>> {
  if (shown.kind === 'productOnShelf') return readProductOnShelf(shown, code);
  if ('most' in shown) return readOffers(shown, code, read);
  return shownShelf(shown, await readShelf(shown, read), code);
}

async function shownShelf<K extends ItemKind>(
  { kind, part }: Pick<Collection<K>, 'kind' | 'part'>,
  shelf: DatedShelf<ItemOf[K]>,
  code: LanguageCode,
): Promise<DatedShelf<unknown>> {
  const local: DatedShelf<unknown> = localShelf(kind, shelf, code);
  if (part === 'quoted') return quoted(local as DatedShelf<Video>);
  return kind === 'slide' ? linkedSlides(local as DatedShelf<Slide>) : local;
}

function quoted(shelf: DatedShelf<Video>): DatedShelf<Video> {
  return shelfOf(withThreeQuotes(shelf.items), shelf);
}
