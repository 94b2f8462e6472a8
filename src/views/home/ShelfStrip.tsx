import { media } from '@styles/breakpoints';
import { useId } from 'react';
import styled from 'styled-components';
import { categoryPath } from '@/catalogue/addresses/addresses';
import { categoriesOf } from '@/catalogue/addresses/findCategory';
import { sitePages } from '@/catalogue/addresses/sitePages';
import { categories, groups } from '@/catalogue/categories';
import { shelfPicture } from '@/catalogue/shelfPicture';
import { categoryName } from '@/messages/CategoryLabels';
import type { HomeMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { Picture } from '@/pictures/Picture';
import type { PictureWidth } from '@/pictures/pictureLimits';
import { Container } from '@/ui/Container';
import { Icon } from '@/ui/Icon';
import { InternalLink } from '@/ui/InternalLink';
import { MarkedText } from '@/ui/MarkedText';
import { SectionHeading } from '@/ui/SectionHeading';
import { scrollRow } from '@/ui/scrollRow';

const OF_EACH_GROUP = 5;

/** As the same shelves' cards below, so that each picture is fetched once. */
const WIDTHS: readonly PictureWidth[] = [320];

/** The first shelves of each group as round pictures in a row, and the way to all. */
export function ShelfStrip({ messages }: { messages: HomeMessages }) {
  const { labelsOf } = useMessages();
  const id = useId();
  const [all, shelves] = messages.allShelves(categories.length);
  return (
    <Ground as="section" aria-labelledby={id}>
      <SectionHeading id={id}>
        <span>{messages.finder}</span>
      </SectionHeading>
      <ul>
        {groups.flatMap((group) =>
          categoriesOf(group)
            .slice(0, OF_EACH_GROUP)
            .map((category) => (
              <li key={category.slug}>
                <InternalLink href={categoryPath(category)}>
                  <div>
                    <Picture src={shelfPicture(category)} alt="" widths={WIDTHS} />
                  </div>
                  <MarkedText text={categoryName(labelsOf(category.slug))} />
                </InternalLink>
              </li>
            )),
        )}
        <li>
          <InternalLink href={sitePages.search.path}>
            <div>
              <Icon name="right" />
            </div>
            <span>{all}</span>
            <span className="visually-hidden">{shelves}</span>
          </InternalLink>
        </li>
      </ul>
    </Ground>
  );
}

const Ground = styled(Container)`
  padding-top: var(--space-section);

  /* Each column is at least as wide as the longest word in it. */
  ul {
    ${scrollRow}
    grid-auto-columns: minmax(min-content, max(4.75rem, 22%));
    gap: var(--space-2);
    padding-block: 3px;
  }

  /* Positioned, so that text for screen readers does not widen the page. */
  a {
    position: relative;
    display: grid;
    gap: var(--space-1);
    justify-items: center;
    font: 600 var(--text-small) / max(calc(20 / 14), var(--line-least)) var(--font-text);
    text-align: center;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  a > div {
    position: relative;
    display: grid;
    place-items: center;
    width: 4.5rem;
    max-width: 100%;
    overflow: hidden;
    aspect-ratio: 1;
    border: 2px solid var(--surface);
    border-radius: 50%;
    background: var(--blush);
    box-shadow: var(--shadow-low);
  }

  ${media.medium} {
    ul {
      grid-auto-columns: minmax(min-content, max(6rem, 10%));
      gap: var(--space-4);
    }

    a > div {
      width: 6rem;
    }
  }

  ${media.wide} {
    ul {
      grid-auto-columns: minmax(min-content, max(6rem, 10.35%));
    }
  }
`;
