import { memo, useDeferredValue } from 'react';
import styled from 'styled-components';
import { categoryPath } from '@/catalogue/addresses';
import type { CategorySlug } from '@/catalogue/categories';
import { categoryPicture } from '@/catalogue/categoryPicture';
import { useWords } from '@/language/useWords';
import { Picture } from '@/media/Picture';
import { quietStyle } from '@/ui/buttonStyle';
import { InternalLink } from '@/ui/InternalLink';
import { nameOf } from '@/words/nameOf';

interface Props {
  readonly slugs: readonly CategorySlug[];
  readonly onFollow: () => void;
}

/** The shelves that were found, each a name with its picture. */
export function FoundCategories({ slugs, onFollow }: Props) {
  return (
    <List>
      {slugs.map((slug) => (
        <li key={slug}>
          <Shelf slug={slug} onFollow={onFollow} />
        </li>
      ))}
    </List>
  );
}

/** A shelf that stays when a letter is added is not rendered anew. */
const Shelf = memo(FoundCategory);

function FoundCategory({ slug, onFollow }: { slug: CategorySlug; onFollow: () => void }) {
  const { categories } = useWords();
  // A first letter brings six at once: their names answer it.
  const pictured = useDeferredValue(true, false);
  return (
    <InternalLink href={categoryPath({ slug })} onClick={onFollow}>
      <span className="round">
        {pictured ? (
          <Picture src={categoryPicture({ slug })} alt="" sizes="40px" widths={WIDTHS} />
        ) : null}
      </span>
      {nameOf(categories[slug])}
    </InternalLink>
  );
}

/** Enough for the densest screens. */
const WIDTHS = [180] as const;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  > li > a {
    ${quietStyle}
    padding: 3px var(--space-3) 3px 3px;
    background: var(--surface);
  }

  .round {
    position: relative;
    flex: none;
    width: 40px;
    height: 40px;
    overflow: hidden;
    border-radius: 50%;
    background: var(--blush);
  }
`;
