import styled from 'styled-components';
import type { SearchMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { WhatsAppButton } from '@/product/WhatsAppButton';

interface Props {
  readonly titles: readonly string[];
  readonly messages: SearchMessages;
}

/** Goods without a page among the results: a line each, which asks for it on WhatsApp. */
export function AskOnlyResults({ titles, messages }: Props) {
  const { enquiry } = useMessages();
  if (titles.length === 0) return null;
  return (
    <section aria-label={messages.askFor}>
      <h2>{messages.askFor}</h2>
      <List>
        {titles.map((title) => (
          <li key={title}>
            <b>{title}</b>
            <WhatsAppButton
              label={messages.askOnly.action}
              about={title}
              message={enquiry.about(title)}
            />
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-2);

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius);
    background: var(--surface);
    box-shadow: var(--shadow-low);
  }

  b {
    font: 600 min(var(--text-base), 5.6vmin) / var(--leading) var(--font-display);
  }
`;
