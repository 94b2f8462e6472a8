import type { Collection } from '@/catalogue/collections';
import type { Slide } from '@/catalogue/items';
import type { ReadShelf } from '@/catalogue/Shelf';
import { linkedSlides } from './linkedSlides';

/** A reading as pages show it, and as browsers are told of it: slides also lead to what they show. */
export async function withSlideLinks(
  { kind }: Pick<Collection, 'kind'>,
  shelf: ReadShelf<unknown>,
): Promise<ReadShelf<unknown>> {
  return kind === 'slide' ? linkedSlides(shelf as ReadShelf<Slide>) : shelf;
}
