import { categoryPath } from '@/catalogue/addresses';
import type { Category } from '@/catalogue/Category';
import { shelfPicture } from '@/catalogue/shelfPicture';
import { categoryName } from '@/messages/CategoryLabels';
import { useMessages } from '@/messages/useMessages';
import { Picture } from '@/pictures/Picture';
import type { PictureWidth } from '@/pictures/pictureLimits';
import { InternalLink } from '@/ui/InternalLink';
import { CardFrame } from './CardFrame';

/** A single width fits: a card is 105 CSS pixels wide on phones, 170 on wide screens. More would be a third of the HTML. */
const WIDTHS: readonly PictureWidth[] = [320];

/** A category as a card: picture, title and link; the whole card can be pressed. */
export function CategoryCard({ category }: { category: Category }) {
  const messages = useMessages();
  const title = categoryName(messages.labelsOf(category.slug));
  return (
    <CardFrame
      title={title}
      picture={<Picture src={shelfPicture(category.slug)} alt="" widths={WIDTHS} />}
      action={
        <InternalLink
          href={categoryPath(category)}
          aria-label={`${messages.category.viewDetails}: ${title}`}
        >
          {messages.category.viewDetails}
        </InternalLink>
      }
    />
  );
}
