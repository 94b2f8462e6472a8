import { EmptyShelf } from '@/product/EmptyShelf';
import { words } from '@/words/words';

/** No photo or video just now. */
export function EmptyMedia() {
  return <EmptyShelf heading={words.media.emptyHeading} text={words.media.empty} level="h3" />;
}
