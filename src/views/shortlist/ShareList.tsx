import { media } from '@styles/breakpoints';
import { useState } from 'react';
import styled from 'styled-components';
import type { ShortlistMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { useShare } from '@/product/useShare';
import { WhatsAppButton } from '@/product/WhatsAppButton';
import { focusOnMount } from '@/ui/focusOnMount';
import { Icon } from '@/ui/Icon';
import { QuietButton } from '@/ui/QuietButton';
import { tickStyle } from '@/ui/tickStyle';
import { ListActions } from './ListActions';
import type { ListTexts } from './useListEnquiry';

interface Props {
  readonly texts: ListTexts;
  readonly messages: ShortlistMessages;
}

/** The ways to send a list that stand below it: WhatsApp where no bottom bar has it, the copied text, the shared link. */
export function ShareList({ texts, messages }: Props) {
  const { nav } = useMessages();
  const { enquiry, text, address, notedAddress } = texts;
  const [copy, outcome] = useCopy(text);
  // Off at first: notes are for the shop until their writer says otherwise.
  const [withNotes, setWithNotes] = useState(false);
  const [share, shared] = useShare(() => ({
    title: messages.shared.title,
    address: (withNotes && notedAddress) || address,
  }));
  return (
    <>
      <Actions>
        <div>
          <WhatsAppButton label={nav.whatsAppUs} about={messages.title} message={enquiry.text} />
        </div>
        <QuietButton type="button" onClick={copy}>
          {messages.copy}
        </QuietButton>
        <QuietButton type="button" onClick={share}>
          <Icon name="share" />
          {messages.share}
        </QuietButton>
      </Actions>
      {notedAddress ? (
        <Tick>
          <input
            type="checkbox"
            checked={withNotes}
            onChange={({ target }) => setWithNotes(target.checked)}
          />
          {messages.withNotes}
        </Tick>
      ) : null}
      <p role="status">{outcome === 'copied' ? messages.copied : shared}</p>
      {outcome === 'refused' ? (
        <Text
          readOnly
          aria-label={messages.copyYourself}
          value={text}
          rows={8}
          ref={focusOnMount}
        />
      ) : null}
    </>
  );
}

/**
 * Copies a text.
 * @returns the function that copies, and the outcome of its latest call: a browser may refuse.
 */
function useCopy(text: string): [copy: () => void, outcome: 'copied' | 'refused' | undefined] {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const refuse = () => setOutcome('refused');
  const copy = () => {
    setOutcome(undefined);
    if (!navigator.clipboard) refuse();
    else navigator.clipboard.writeText(text).then(() => setOutcome('copied'), refuse);
  };
  return [copy, outcome];
}

const Tick = styled.label`
  ${tickStyle}
  justify-content: flex-end;

  ${media.print} {
    display: none;
  }
`;

const Text = styled.textarea`
  width: 100%;
  padding: var(--space-2);
  border: 1px solid var(--ink-soft);
  border-radius: var(--radius);
  background: var(--surface);
  color: inherit;
  font: inherit;
`;

const Actions = styled(ListActions)`
  > div {
    ${media.hasBottomBar} {
      display: none;
    }
  }
`;
