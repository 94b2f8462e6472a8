import styled from 'styled-components';
import { type Category, suggestedCategories } from '@/catalogue/categories';
import { SearchField } from '@/layout/header/SearchField';
import type { ErrorPageMessages } from '@/messages/Messages';
import { CategoryTile } from '@/product/CategoryTile';
import { fourOrTwoColumns } from '@/ui/fourOrTwoColumns';
import { StatusPage } from './StatusPage';

interface Props {
  readonly nearest: readonly Category[];
  readonly messages: ErrorPageMessages['notFound'];
}

/** For an unknown address: a search, the likeliest shelves and the ways to ask. */
export function NotFoundView({ nearest, messages }: Props) {
  return (
    <StatusPage title={messages.title} lead={messages.lead}>
      <Search className="below-wide">
        <SearchField />
      </Search>
      <h2>{nearest.length > 0 ? messages.nearest : messages.browse}</h2>
      <Shelves>
        {suggestedCategories(nearest).map((category) => (
          <li key={category.slug}>
            <CategoryTile category={category} />
          </li>
        ))}
      </Shelves>
    </StatusPage>
  );
}

const Search = styled.div`
  width: 100%;
  max-width: 30rem;
`;

const Shelves = styled.ul`
  display: grid;
  grid-template-columns: ${fourOrTwoColumns('6.5rem', '5.5rem', 'var(--space-3)')};
  gap: var(--space-4) var(--space-3);
  width: 100%;
  container-type: inline-size;
`;
