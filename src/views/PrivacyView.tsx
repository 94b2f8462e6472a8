import { media } from '@styles/breakpoints';
import { useState } from 'react';
import styled from 'styled-components';
import type { PrivacyMessages } from '@/messages/Messages';
import { eraseStored } from '@/offline/eraseStored';
import { shortlist } from '@/product/shortlist';
import { Container } from '@/ui/Container';
import { QuietButton } from '@/ui/QuietButton';
import { useHydrated } from '@/ui/rendering/useHydrated';
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
            {matter === messages.device ? <EraseButton messages={messages} /> : null}
          </section>
        ))}
      </Columns>
    </>
  );
}

/** A button that erases all that this site stores on the device. */
function EraseButton({ messages }: { readonly messages: PrivacyMessages }) {
  const [status, setStatus] = useState('');
  const erase = async () => {
    // Where storage is refused, the list is in memory.
    shortlist.change(() => []);
    try {
      localStorage.clear();
    } catch {}
    await eraseStored();
    setStatus(messages.done);
  };
  return (
    <div style={useHydrated() ? undefined : { visibility: 'hidden' }}>
      <QuietButton type="button" onClick={erase}>
        {messages.erase}
      </QuietButton>
      <p role="status">{status}</p>
    </div>
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
