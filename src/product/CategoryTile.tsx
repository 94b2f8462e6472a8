import { categoryPath, shelfPicture } from '@/catalogue/addresses/addresses';
import type { Category } from '@/catalogue/categories';
import { categoryName } from '@/messages/CategoryLabels';
import { useMessages } from '@/messages/useMessages';
import { Picture } from '@/pictures/Picture';
import type { PictureWidth } from '@/pictures/pictureLimits';
import { MarkedText } from '@/ui/MarkedText';
import { TileLink } from './TileLink';

/** A tile's picture is 78 to 130 CSS pixels wide. With more widths, pictures would be a third of home's HTML. */
const WIDTHS: readonly PictureWidth[] = [320];

/** A category as a tile that links to its shelf. */
export function CategoryTile({ category }: { category: Category }) {
  const messages = useMessages();
  return (
    <TileLink href={categoryPath(category)}>
      <Picture src={shelfPicture(category)} alt="" widths={WIDTHS} />
      <MarkedText as="h3" text={categoryName(messages.labelsOf(category.slug))} />
      {messages.category.viewDetails}
    </TileLink>
  );
}
