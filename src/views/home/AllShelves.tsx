import { memo } from 'react';
import styled from 'styled-components';
import { categories } from '@/catalogue/categories';
import type { HomeMessages } from '@/messages/Messages';
import { Icon } from '@/ui/Icon';

/**
 * The switch that unfolds the names of all shelves on the home page. The `<details>` is empty, because the names that it
 * folds stand after it, and the first of them stay in sight; it works without scripts.
 */
export const AllShelves = memo(function AllShelves({ messages }: { messages: HomeMessages }) {
  const [all, shelves] = messages.allShelves(categories.length);
  return (
    <Unfold>
      <summary>
        <span>{all}</span>
        <span className="visually-hidden">{shelves}</span>
        <Icon name="down" />
      </summary>
    </Unfold>
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
