import styled from 'styled-components';
import { useMessages } from '@/messages/useMessages';
import { whatsAppLink } from '@/shop/links/whatsAppLink';
import { ExternalLink } from '@/ui/ExternalLink';

/** Asks the shop for what is not on a shelf. It stands beside the last card of a `ProductGrid`. */
export function AskCell({ title }: { readonly title: string }) {
  const { category, enquiry } = useMessages();
  return (
    <Cell
      href={whatsAppLink(enquiry.about(title))}
      text={category.notHere}
      className="drawn chat screen"
    />
  );
}

const Cell = styled(ExternalLink)`
  display: grid;
  grid-row: span 5;
  gap: var(--space-2);
  place-content: center;
  justify-items: center;
  padding: var(--space-4);
  border: 1.5px dashed var(--line);
  border-radius: var(--radius-card);
  color: var(--whatsapp);
  font-weight: 600;
  text-align: center;
`;
