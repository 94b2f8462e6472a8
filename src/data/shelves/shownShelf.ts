import type { Collection, ItemKind, ItemOf } from '@/catalogue/collections';
import type { Slide, Video } from '@/catalogue/items';
import type { ReadShelf } from '@/catalogue/Shelf';
import type { LanguageCode } from '@/shop/languages';
import { shelfVersion } from '../shortHash';
import { linkedSlides } from './linkedSlides';
import { localShelf } from './localShelf';

/**
 * A reading as pages in this language and the shelves' API return it: one language's texts, slides with their links,
 * silent videos without words.
 */
export async function shownShelf<K extends ItemKind>(
  { kind, part }: Pick<Collection<K>, 'kind' | 'part'>,
  shelf: ReadShelf<ItemOf[K]>,
  code: LanguageCode,
): Promise<ReadShelf<unknown>> {
  const local: ReadShelf<unknown> = localShelf(kind, shelf, code);
  if (part === 'silent') return silent(local as ReadShelf<Video>);
  return kind === 'slide' ? linkedSlides(local as ReadShelf<Slide>) : local;
}

function silent({ items, more, readAt }: ReadShelf<Video>): ReadShelf<Video> {
  const shown = {
    items: items.flatMap(({ said, ...video }) => (video.media ? video : [])),
    ...(more ? { more } : {}),
  };
  return { version: shelfVersion(shown), readAt, ...shown };
}
