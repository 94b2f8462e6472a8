import styled from 'styled-components';
import { useMessages } from '@/messages/useMessages';
import { whatsAppLink } from '@/shop/links/whatsAppLink';
import { ExternalLink } from '@/ui/ExternalLink';

interface Props {
  readonly title: string;
  /** The number of cards before it. */
  readonly beside: number;
}

/**
 * Asks the shop for what is not on a shelf. It fills an empty cell beside the last card of a `ProductGrid`, two to four in
 * a row, and makes no row of its own.
 */
export function AskCell({ title, beside }: Props) {
  const { category, enquiry } = useMessages();
  const full = [
    beside % 2 === 0 && 'from-medium',
    beside % 3 === 0 && 'below-medium',
    beside % 4 === 0 && 'below-widest',
  ];
  return (
    <Cell
      href={whatsAppLink(enquiry.about(title))}
      text={category.notHere}
      className={['drawn chat screen', ...full].filter(Boolean).join(' ')}
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
