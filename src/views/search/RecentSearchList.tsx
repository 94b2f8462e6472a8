import styled from 'styled-components';
import { searchAddress } from '@/catalogue/addresses/addresses';
import type { SearchMessages } from '@/messages/Messages';
import { forgetSearches, recentSearches } from '@/search/recentSearches';
import { quietStyle } from '@/ui/buttonStyle';
import { Container } from '@/ui/Container';
import { InternalLink } from '@/ui/InternalLink';
import { useStore } from '@/ui/useStore';

/** The recent searches on this device, and a button to forget them. */
export function RecentSearchList({ messages }: { messages: SearchMessages }) {
  const searches = useStore(recentSearches);
  if (searches.length === 0) return null;
  return (
    <Ground as="section" aria-label={messages.recent}>
      <h2>{messages.recent}</h2>
      <List>
        {searches.map((search) => (
          <li key={search}>
            <Again href={searchAddress(search)}>{search}</Again>
          </li>
        ))}
      </List>
      <Forget type="button" onClick={forgetSearches}>
        {messages.forget}
      </Forget>
    </Ground>
  );
}

const Ground = styled(Container)`
  padding-top: var(--space-4);

  h2 {
    margin-bottom: var(--space-2);
    font-size: var(--text-base);
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const Again = styled(InternalLink)`
  ${quietStyle}
  max-width: 100%;
  overflow-wrap: anywhere;
`;

const Forget = styled.button`
  min-height: var(--touch);
  color: var(--accent);
  font-size: var(--text-small);
  text-decoration: underline;
`;
