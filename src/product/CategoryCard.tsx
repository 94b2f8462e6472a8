import styled from 'styled-components';
import { categoryPath } from '@/catalogue/addresses';
import type { Category } from '@/catalogue/Category';
import { categoryName } from '@/messages/CategoryLabels';
import { useMessages } from '@/messages/useMessages';
import { categoryPicture } from '@/pictures/categoryPicture';
import { Picture } from '@/pictures/Picture';
import { cardWidths } from '@/pictures/pictureLimits';
import { InternalLink } from '@/ui/InternalLink';
import { CardFrame } from './CardFrame';

/** A category as a card: picture, title and link; the whole card can be pressed. */
export function CategoryCard({ category }: { category: Category }) {
  const messages = useMessages();
  const title = categoryName(messages.categories[category.slug]);
  return (
    <CardFrame
      title={title}
      picture={
        <Picture
          src={categoryPicture(category)}
          alt=""
          sizes="(min-width: 1200px) 170px, (min-width: 768px) 22vw, 29vw"
          widths={cardWidths}
        />
      }
      action={
        <Details
          href={categoryPath(category)}
          aria-label={`${messages.category.viewDetails}: ${title}`}
        >
          {messages.category.viewDetails}
        </Details>
      }
    />
  );
}

const Details = styled(InternalLink)`
  color: var(--accent);
  font-size: var(--text-small);
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
