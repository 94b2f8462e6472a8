import { useState } from 'react';
import styled from 'styled-components';
import type { ListLine } from '@/catalogue/shortlist/listLines';
import type { ShortlistMessages } from '@/messages/Messages';
import { useShare } from '@/product/useShare';
import { WhatsAppButton } from '@/product/WhatsAppButton';
import { focusOnMount } from '@/ui/focusOnMount';
import { Icon } from '@/ui/Icon';
import { ListActions, SecondaryAction } from './ListActions';
import { useListEnquiry } from './useListEnquiry';

interface Props {
  readonly lines: readonly ListLine[];
  readonly messages: ShortlistMessages;
}

/** The ways to send a list: a WhatsApp message to the shop, the copied text, and the shared link. */
export function AskForList({ lines, messages }: Props) {
  const { enquiry, text, address } = useListEnquiry(lines, messages);
  const [copy, outcome] = useCopy(text);
  const [share, shared] = useShare(messages.shared.title, address);
  return (
    <>
      <ListActions>
        <WhatsAppButton label={messages.ask} message={enquiry.text} />
        <SecondaryAction type="button" onClick={copy}>
          {messages.copy}
        </SecondaryAction>
        <SecondaryAction type="button" onClick={share}>
          <Icon name="share" />
          {messages.share}
        </SecondaryAction>
      </ListActions>
      {enquiry.without ? <p>{messages.shortened[enquiry.without]}</p> : null}
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

const Text = styled.textarea`
  width: 100%;
  padding: var(--space-2);
  border: 1px solid var(--ink-soft);
  border-radius: var(--radius);
  background: var(--surface);
  color: inherit;
  font: inherit;
`;
