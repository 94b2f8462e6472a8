import styled from 'styled-components';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import type { ProductPageMessages } from '@/messages/Messages';
import { shop } from '@/shop/shop';
import { InternalLink } from '@/ui/InternalLink';

/** A link to the page "How to buy", in words that say what is there. */
export function HowToBuyLine({ messages }: { readonly messages: ProductPageMessages }) {
  return (
    <Line className="screen" href={pageDefinitions.howToBuy.path}>
      {messages.howToBuy(shop.policies)}
    </Line>
  );
}

const Line = styled(InternalLink)`
  display: flex;
  align-items: center;
  min-height: var(--touch);
  color: var(--accent);
  font-size: var(--text-small);
`;
