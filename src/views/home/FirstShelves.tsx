import { media } from '@styles/breakpoints';
import { memo } from 'react';
import styled from 'styled-components';
import { categoryPath } from '@/catalogue/addresses';
import { categories } from '@/catalogue/categories';
import { popularShelves } from '@/catalogue/popularShelves';
import { shelfPicture } from '@/catalogue/shelfPicture';
import { categoryName } from '@/messages/CategoryLabels';
import type { HomeMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { Picture } from '@/pictures/Picture';
import type { PictureWidth } from '@/pictures/pictureLimits';
import { Icon } from '@/ui/Icon';
import { InternalLink } from '@/ui/InternalLink';
import { scrollRow } from '@/ui/scrollRow';

/** For a circle of 60 CSS pixels. */
const WIDTHS: readonly PictureWidth[] = [180];

/**
 * What stands above the names of all shelves on the home page: the switch that unfolds them, and on phones a row of
 * pictures, which gives way to the unfolded names. The `<details>` is empty, because it also folds names that stay in
 * sight; it works without scripts.
 */
export const FirstShelves = memo(function FirstShelves({ messages }: { messages: HomeMessages }) {
  const { labelsOf } = useMessages();
  const [all, shelves] = messages.allShelves(categories.length);
  return (
    <>
      <Unfold>
        <summary>
          {all}
          <span className="visually-hidden">{shelves}</span>
          <Icon name="down" />
        </summary>
      </Unfold>
      <Row>
        {popularShelves.map((category) => (
          <li key={category.slug} lang={labelsOf(category.slug).lang}>
            <InternalLink href={categoryPath(category)}>
              <span>
                <Picture src={shelfPicture(category.slug)} alt="" widths={WIDTHS} />
              </span>
              {categoryName(labelsOf(category.slug))}
            </InternalLink>
          </li>
        ))}
      </Row>
    </>
  );
});

const Unfold = styled.details`
  color: var(--accent);

  summary {
    display: flex;
    align-items: center;
    min-height: var(--touch);
    text-decoration: underline;
    cursor: pointer;
    list-style: none;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  &[open] svg {
    transform: rotate(180deg);
  }
`;

const Row = styled.ul`
  ${scrollRow}
  grid-auto-columns: 4.875rem;
  padding-bottom: var(--space-2);

  a {
    display: grid;
    justify-items: center;
    gap: var(--space-1);
    font-size: 0.8125rem;
    line-height: max(1.2, var(--line-least));
    text-align: center;
    text-decoration: none;
  }

  a > span {
    position: relative;
    width: min(62px, 90%);
    overflow: hidden;
    aspect-ratio: 1;
    border: 2px solid var(--surface);
    border-radius: 50%;
    background: var(--blush);
    box-shadow: var(--shadow-low);
  }

  details[open] + & {
    display: none;
  }

  ${media.wide} {
    display: none;
  }
`;
