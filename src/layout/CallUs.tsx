import styled from 'styled-components';
import { useMessages } from '@/messages/useMessages';
import { telLink } from '@/shop/links/phone';
import { quietStyle } from '@/ui/buttonStyle';
import { Icon } from '@/ui/Icon';

/** The outlined link that calls the shop, in header, drawer and bottom bar. WhatsApp is the filled one beside it. */
export function CallUs({ className }: { readonly className?: string }) {
  const { nav } = useMessages();
  return (
    <Call href={telLink()} className={className}>
      <Icon name="phone" />
      <span>{nav.callUs}</span>
    </Call>
  );
}

const Call = styled.a`
  ${quietStyle}
  padding: var(--space-1) 0.875rem;
  color: var(--accent);
  font-size: min(0.9375rem, 5vmin);
  white-space: nowrap;
`;
