import { media } from '@styles/breakpoints';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { categoryPath } from '@/catalogue/addresses';
import type { Category } from '@/catalogue/Category';
import { useWords } from '@/language/useWords';
import { InternalLink } from '@/ui/InternalLink';

interface Props {
  readonly title: string;
  readonly categories: readonly Category[];
  readonly children?: ReactNode;
}

/** A group's shelves by their breadcrumb titles; what follows them stands below. */
export function FooterLinks({ title, categories, children }: Props) {
  const words = useWords();
  return (
    <Column>
      <h2>{title}</h2>
      <ul>
        {categories.map((category) => (
          <li key={category.slug}>
            <InternalLink href={categoryPath(category)}>
              {words.categories[category.slug].title}
            </InternalLink>
          </li>
        ))}
      </ul>
      {children}
    </Column>
  );
}

const Column = styled.section`
  ul {
    columns: 2;
    margin-bottom: var(--space-6);
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
  }

  ${media.wide} {
    ul {
      columns: 1;
    }
  }
`;
