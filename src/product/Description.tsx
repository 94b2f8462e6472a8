import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '@/language/useWords';

interface Props {
  readonly text: string;
  /** The product's title, for the button's name. */
  readonly of: string;
}

/** About what three lines of the narrowest card hold; a shorter description needs no button. */
const FITS = 60;

/** A description cut after three lines, which can be opened in full. */
export function Description({ text, of }: Props) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  if (text.length <= FITS) return <Text>{text}</Text>;
  return (
    <div>
      <Text $lines={open ? undefined : 3}>{text}</Text>
      <More
        type="button"
        aria-expanded={open}
        aria-label={open ? words.product.lessOf(of) : words.product.moreOf(of)}
        onClick={() => setOpen(!open)}
      >
        {open ? words.product.less : words.product.more}
      </More>
    </div>
  );
}

const Text = styled.p<{ $lines?: number | undefined }>`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $lines }) => $lines ?? 'none'};
  color: var(--ink-soft);
  font-size: var(--text-small);
  line-height: 1.45;
`;

const More = styled.button`
  min-height: 28px;
  color: var(--accent);
  font-size: var(--text-small);
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;
