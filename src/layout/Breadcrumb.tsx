import styled from 'styled-components';
import { paths } from '@/catalogue/addresses';
import { useWords } from '@/language/useWords';
import { InternalLink } from '@/ui/InternalLink';

/** Home, then the page that one is on. */
export function Breadcrumb({ title }: { title: string }) {
  const words = useWords();
  return (
    <nav aria-label={words.category.breadcrumb}>
      <Trail>
        <li>
          <InternalLink href={paths.home}>{words.category.home}</InternalLink>
        </li>
        <li aria-current="page">{title}</li>
      </Trail>
    </nav>
  );
}

const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  color: var(--ink-soft);
  font-size: 0.8125rem;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
  }

  li + li::before {
    content: '›';
    margin-right: var(--space-2);
  }
`;
