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
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  font-size: 0.75rem;

  /* Side by side as long as no word has to break; on a phone each label then stands in two lines beside its icon. */
  a {
    flex: 1 1 min-content;
    gap: 3px;
    padding: 2px 3px;
    font-size: inherit;
    border-radius: 1rem;
    text-align: start;
  }
`;
