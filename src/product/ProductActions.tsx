import styled from 'styled-components';
import { useWords } from '@/language/useWords';
import { CallButton } from './CallButton';
import { WhatsAppButton } from './WhatsAppButton';

/** The two ways to ask for a product; their names include it, for 45 times "Whatsapp Inquiry" says nothing (WCAG 2.4.4). */
export function ProductActions({ title }: { title: string }) {
  const { product } = useWords();
  return (
    <Actions>
      <CallButton label={product.callBook} about={title} />
      <WhatsAppButton label={product.whatsAppInquiry} about={title} />
    </Actions>
  );
}

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  gap: var(--space-2);
  font-size: 0.8125rem;

  a {
    gap: 4px;
    padding-inline: 2px;
  }
`;
