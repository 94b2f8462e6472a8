import { breakpoints } from '@styles/breakpoints';
import { memo } from 'react';
import styled from 'styled-components';
import { searchAddress } from '@/catalogue/addresses/addresses';
import { Container } from '@/ui/Container';
import { InternalLink } from '@/ui/InternalLink';
import { ScrollRow } from '@/ui/ScrollRow';

interface Props {
  readonly label: string;
  readonly wishes: readonly string[];
}

/** A row of links that each search for what they say. */
export const Wishes = memo(function Wishes({ label, wishes }: Props) {
  if (wishes.length === 0) return null;
  return (
    <Nav aria-label={label}>
      <Row>
        {wishes.map((wish) => (
          <li key={wish}>
            <InternalLink href={searchAddress(wish)}>{wish}</InternalLink>
          </li>
        ))}
      </Row>
    </Nav>
  );
});

/* On a phone so low that it would push the prices off the first screen there is none. */
const Nav = styled(Container).attrs({ as: 'nav' })`
  @media (max-width: ${breakpoints.medium - 0.02}px) and (max-height: 699px) {
    display: none;
  }
`;

const Row = styled(ScrollRow)`
  gap: var(--space-2);
  justify-content: start;
  padding-block: 0 var(--space-3);
  font-size: var(--text-small);

  a {
    display: flex;
    align-items: center;
    min-height: var(--touch);
    padding-inline: var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-pill);
    background: var(--surface);
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;

    &:hover {
      border-color: var(--ink-soft);
    }
  }
`;
