import { useState } from 'react';
import styled from 'styled-components';
import type { ListLine } from '@/catalogue/shortlist/listLines';
import { useShare } from '@/product/useShare';
import { WhatsAppButton } from '@/product/WhatsAppButton';
import { focusOnMount } from '@/ui/focusOnMount';
import { Icon } from '@/ui/Icon';
import type { ShortlistWords } from '@/words/Words';
import { ListWays, QuietWay } from './ListWays';
import { useListEnquiry } from './useListEnquiry';

interface Props {
  readonly lines: readonly ListLine[];
  readonly words: ShortlistWords;
}

/** The ways to send a list: one message to the shop, its text, and its link. */
export function AskForList({ lines, words }: Props) {
  const { enquiry, text, address } = useListEnquiry(lines, words);
  const [copy, outcome] = useCopy(text);
  const [share, shared] = useShare(words.shared.title, address);
  return (
    <>
      <ListWays>
        <WhatsAppButton label={words.ask} message={enquiry.text} />
        <QuietWay type="button" onClick={copy}>
          {words.copy}
        </QuietWay>
        <QuietWay type="button" onClick={share}>
          <Icon name="share" />
          {words.share}
        </QuietWay>
      </ListWays>
      {enquiry.without ? <p>{words.shortened[enquiry.without]}</p> : null}
      <p role="status">{outcome === 'copied' ? words.copied : shared}</p>
      {outcome === 'refused' ? (
        <Text readOnly aria-label={words.copyYourself} value={text} rows={8} ref={focusOnMount} />
      ) : null}
    </>
  );
}

/** Copies a text. @returns the press, and what became of the latest one: a browser may refuse. */
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
