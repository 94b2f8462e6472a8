import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import type { PrivacyMessages } from '@/messages/Messages';
import { Container } from '@/ui/Container';
import { EraseDevice } from './EraseDevice';
import { PageHead } from './PageHead';

/** The privacy page: what this device stores, what is sent elsewhere, and how to erase it. */
export function PrivacyView({ messages }: { readonly messages: PrivacyMessages }) {
  return (
    <>
      <PageHead title={messages.title} lead={messages.lead} />
      <Columns>
        {([messages.device, messages.leaves] as const).map((matter) => (
          <section key={matter.title}>
            <h2>{matter.title}</h2>
            {matter.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {matter === messages.device ? <EraseDevice messages={messages} /> : null}
          </section>
        ))}
      </Columns>
    </>
  );
}

const Columns = styled(Container)`
  display: grid;
  gap: var(--space-6);

  ${media.wide} {
    grid-template-columns: 1fr 1fr;
    gap: var(--space-6) var(--space-12);
  }

  section {
    display: grid;
    gap: var(--space-3);
  }
`;
