import styled from 'styled-components';
import type { Category } from '@/catalogue/Category';
import { likelyCategories } from '@/catalogue/neighbours';
import { CategoryCard } from '@/product/CategoryCard';
import { fourOrTwo } from '@/ui/fourOrTwo';
import type { MessageWords } from '@/words/Words';
import { CardRow } from './CardRow';
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
      <Shelves>
        {likelyCategories(nearest).map((category) => (
          <li key={category.slug}>
            <CategoryCard category={category} />
          </li>
        ))}
      </Shelves>
    </MessagePage>
  );
}

const Shelves = styled(CardRow)`
  grid-template-columns: ${fourOrTwo('6.5rem', '5.5rem', 'var(--space-3)')};
  container-type: inline-size;
`;
