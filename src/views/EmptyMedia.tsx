import { useWords } from '@/language/useWords';
import { EmptyShelf } from '@/product/EmptyShelf';

/** No photo or video just now. */
export function EmptyMedia() {
  const words = useWords();
  return <EmptyShelf said={words.media} level="h3" />;
}
