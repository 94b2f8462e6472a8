import styled from 'styled-components';
import { categoryPath } from '@/catalogue/addresses';
import type { Category } from '@/catalogue/Category';
import { shelfPicture } from '@/catalogue/shelfPicture';
import { categoryName } from '@/messages/CategoryLabels';
import { useMessages } from '@/messages/useMessages';
import { Picture } from '@/pictures/Picture';
import type { PictureWidth } from '@/pictures/pictureLimits';
import { InternalLink } from '@/ui/InternalLink';
import { MarkedText } from '@/ui/MarkedText';

/** A single width fits: a card is 105 CSS pixels wide on phones, 130 on wide screens. More would be a third of the HTML. */
const WIDTHS: readonly PictureWidth[] = [320];

/**
 * A category as a card: a link of picture, title and quiet words. All of it in one styled component, because home has
 * forty of them.
 */
export function CategoryCard({ category }: { category: Category }) {
  const messages = useMessages();
  return (
    <Card href={categoryPath(category)}>
      <div>
        <Picture src={shelfPicture(category.slug)} alt="" widths={WIDTHS} />
      </div>
      <h3>
        <MarkedText text={categoryName(messages.labelsOf(category.slug))} />
      </h3>
      <span>{messages.category.viewDetails}</span>
    </Card>
  );
}

const Card = styled(InternalLink)`
  display: grid;
  justify-items: center;
  color: inherit;
  text-align: center;
  text-decoration: none;

  > div {
    position: relative;
    width: 100%;
    overflow: hidden;
    aspect-ratio: 4 / 5;
    border-radius: var(--radius-arch);
    background: var(--blush);
  }

  > h3 {
    margin-top: 6px;
    font-size: clamp(0.9375rem, 0.8rem + 0.6vw, 1.0625rem);
    overflow-wrap: break-word;
  }

  > span {
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }

  &:hover > h3 {
    text-decoration: underline;
  }

  /* With large text the list has one column: each card becomes a row, so that it does not fill a whole screen. The
     picture gives way to a long name. */
  @container (max-width: 11.74rem) {
    grid-template: 1fr 1fr / minmax(0, 33%) 1fr;
    column-gap: 12px;
    justify-items: start;
    text-align: start;

    > div {
      grid-row: span 2;
    }

    > h3 {
      align-self: end;
    }
  }
`;
