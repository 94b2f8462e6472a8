import styled from 'styled-components';
import type { Category } from '@/catalogue/Category';
import { categoriesOf } from '@/catalogue/categoriesOf';
import { categoryPath } from '@/catalogue/paths';
import { AskLinks } from '@/product/AskLinks';
import { Container } from '@/ui/Container';
import { InternalLink } from '@/ui/InternalLink';
import { words } from '@/words/words';

/** No page here: the nearest shelves, else all of the makeup, and the ways to ask. */
export function NotFoundView({ nearest }: { nearest: readonly Category[] }) {
  const suggestions = nearest.length > 0 ? nearest : categoriesOf('makeup');
  return (
    <Page>
      <h1>{words.notFound.title}</h1>
      <p>{words.notFound.lead}</p>
      <h2>{nearest.length > 0 ? words.notFound.nearest : words.notFound.browse}</h2>
      <ul>
        {suggestions.map((category) => (
          <li key={category.slug}>
            <InternalLink href={categoryPath(category)}>{category.title}</InternalLink>
          </li>
        ))}
      </ul>
      <AskLinks />
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  padding-block: var(--space-12);

  h1 {
    font-size: var(--text-hero);
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }

  li a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    padding-inline: var(--space-4);
    border-radius: var(--radius-pill);
    background: var(--blush);
    text-decoration: none;
  }
`;
