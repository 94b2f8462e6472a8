import styled from 'styled-components';
import type { PrivacyMessages } from '@/messages/Messages';
import { Container } from '@/ui/Container';
import { PageHead } from './PageHead';
import { StoredData } from './privacy/StoredData';

/** The privacy page: what this device stores, what is sent elsewhere, and how to erase it. */
export function PrivacyView({ messages }: { readonly messages: PrivacyMessages }) {
  return (
    <>
      <PageHead title={messages.title} lead={messages.lead} />
      <Column>
        {[messages.device, messages.leaves].map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <StoredData messages={messages} />
      </Column>
    </>
  );
}

const Column = styled(Container)`
  display: grid;
  gap: var(--space-6);

  > * {
    max-width: 46rem;
  }

  section {
    display: grid;
    gap: var(--space-3);
  }

  h2 {
    font-size: var(--text-large);
  }
`;
