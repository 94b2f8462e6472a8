import styled from 'styled-components';
import { OpenNow } from '@/layout/OpenNow';
import { useMessages } from '@/messages/useMessages';
import { directionsLink } from '@/shop/links/mapLinks';
import { Container } from '@/ui/Container';
import { ExternalLink } from '@/ui/ExternalLink';

/** Whether the shop is open, and the way to it, for visitors whom a search engine leads straight to a shelf. */
export function ShopLine() {
  const { directions } = useMessages();
  return (
    <Line className="screen tall">
      {/* The link keeps the line's height. Room for the longest text would wrap the line on phones, in some fonts only. */}
      <OpenNow withoutRoom />
      <ExternalLink href={directionsLink()} text={directions} />
    </Line>
  );
}

const Line = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-4);
  margin-bottom: var(--space-2);
  color: var(--ink-soft);
  font-size: var(--text-small);

  > p {
    flex: 1 1 6rem;
  }

  > a {
    display: flex;
    align-items: center;
    min-height: 28px;
    color: var(--accent);
    font-weight: 600;
  }
`;
