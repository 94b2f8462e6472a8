import styled from 'styled-components';
import { categoryPath, shelfPicture } from '@/catalogue/addresses/addresses';
import { findCategory } from '@/catalogue/categories';
import type { CategorySlug } from '@/catalogue/registry';
import { categoryName } from '@/messages/CategoryLabels';
import { useMessages } from '@/messages/useMessages';
import { Picture } from '@/pictures/Picture';
import { InternalLink } from '@/ui/InternalLink';

interface Props {
  readonly slugs: readonly CategorySlug[];
}

/** The shelves among the results, each a name with its picture. */
export function CategoryResults({ slugs }: Props) {
  const { labelsOf } = useMessages();
  return (
    <List>
      {slugs.map((slug) => (
        <li key={slug}>
          <InternalLink className="button quiet" href={categoryPath({ slug })}>
            <span className="round">
              <Picture src={shelfPicture(findCategory(slug))} alt="" widths={WIDTHS} />
            </span>
            <span>{categoryName(labelsOf(slug))}</span>
          </InternalLink>
        </li>
      ))}
    </List>
  );
}

const WIDTHS = [180] as const;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  > li > a {
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
