import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import type { Category } from '@/catalogue/Category';
import { likelyCategories } from '@/catalogue/likelyCategories';
import { CategoryCard } from '@/product/CategoryCard';
import type { MessageWords } from '@/words/Words';
import { MessagePage } from './MessagePage';

interface Props {
  readonly nearest: readonly Category[];
  readonly words: MessageWords['notFound'];
}

/** No page here: the likeliest shelves and the ways to ask. */
export function NotFoundView({ nearest, words }: Props) {
  return (
    <MessagePage title={words.title} lead={words.lead}>
      <h2>{nearest.length > 0 ? words.nearest : words.browse}</h2>
      <Row>
        {likelyCategories(nearest).map((category) => (
          <li key={category.slug}>
            <CategoryCard category={category} />
          </li>
        ))}
      </Row>
    </MessagePage>
  );
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);
  width: 100%;
  max-width: 40rem;

  ${media.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
