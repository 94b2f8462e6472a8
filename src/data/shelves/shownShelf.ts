import type { Collection } from '@/catalogue/collections';
import type { Slide, Video } from '@/catalogue/items';
import type { ReadShelf } from '@/catalogue/Shelf';
import { shelfVersion } from '../shortHash';
import { linkedSlides } from './linkedSlides';

/**
 * A reading as pages and the shelves' API return it: slides get their links, silent videos lose their words, and the
 * rest stays unchanged.
 */
export async function shownShelf(
  { kind, part }: Pick<Collection, 'kind' | 'part'>,
  shelf: ReadShelf<unknown>,
): Promise<ReadShelf<unknown>> {
  if (part === 'silent') return silent(shelf as ReadShelf<Video>);
  return kind === 'slide' ? linkedSlides(shelf as ReadShelf<Slide>) : shelf;
}

function silent({ items, more, readAt }: ReadShelf<Video>): ReadShelf<Video> {
  const shown = {
    items: items.flatMap(({ said, ...video }) => (video.media ? video : [])),
    ...(more ? { more } : {}),
  };
  return { version: shelfVersion(shown), readAt, ...shown };
}
