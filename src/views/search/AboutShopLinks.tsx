import styled from 'styled-components';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import type { SearchMessages } from '@/messages/Messages';
import type { AboutShop } from '@/messages/SearchWords';
import { InternalLink } from '@/ui/InternalLink';

interface Props {
  readonly pages: readonly AboutShop[];
  readonly messages: SearchMessages;
}

/** Links to the pages that answer a question about the shop, such as its address or delivery. */
export function AboutShopLinks({ pages, messages }: Props) {
  if (pages.length === 0) return null;
  return (
    <Links>
      {pages.map((page) => (
        <InternalLink key={page} className="button quiet" href={pageDefinitions[page].path}>
          {messages.about[page]}
        </InternalLink>
      ))}
    </Links>
  );
}

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
