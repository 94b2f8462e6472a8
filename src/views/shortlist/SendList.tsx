import { useState } from 'react';
import styled from 'styled-components';
import type { ShortlistMessages } from '@/messages/Messages';
import { OwnButtons } from '@/product/enquiry/OwnButtons';
import { useShare } from '@/product/useShare';
import { WhatsAppButton } from '@/product/WhatsAppButton';
import { copyText } from '@/ui/copyText';
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

/** The ways to send a list: to the shop, as a link, as copied text. */
export function SendList({ texts, messages }: Props) {
  const { enquiry, text, address, notedAddress } = texts;
  const [copy, outcome] = useCopy(text);
  // Notes are for the shop until their writer says otherwise.
  const [withNotes, setWithNotes] = useState(false);
  const [share, note] = useShare(() => ({
    title: messages.shared.title,
    address: (withNotes && notedAddress) || address,
  }));
  return (
    <>
      <ListActions>
        <OwnButtons>
          <WhatsAppButton label={messages.ask} message={enquiry.text} />
        </OwnButtons>
        <QuietButton type="button" onClick={share}>
          <Icon name="share" />
          <span>{messages.share}</span>
        </QuietButton>
        <QuietButton type="button" onClick={copy}>
          {messages.copy}
        </QuietButton>
      </ListActions>
      {notedAddress ? (
        <Tick className="screen">
          <input
            type="checkbox"
            checked={withNotes}
            onChange={({ target }) => setWithNotes(target.checked)}
          />
          <span>{messages.withNotes}</span>
        </Tick>
      ) : null}
      {note}
      <p role="status">{outcome === 'copied' ? messages.copied : null}</p>
      {outcome === 'refused' ? (
        <Text
          readOnly
          aria-label={messages.copyYourself}
          value={text}
          rows={8}
          ref={focusOnMount}
        />
      ) : null}
      {enquiry.without ? (
        <Shortened className="screen">{messages.shortened[enquiry.without]}</Shortened>
      ) : null}
    </>
  );
}

/** The outcome is the latest call's: a browser may refuse. */
function useCopy(text: string): [copy: () => void, outcome: 'copied' | 'refused' | undefined] {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const copy = () => {
    setOutcome(undefined);
    void copyText(text).then((isCopied) => setOutcome(isCopied ? 'copied' : 'refused'));
  };
  return [copy, outcome];
}

const Tick = styled.label`
  ${tickStyle}
`;

const Shortened = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-small);
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
