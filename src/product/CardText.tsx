import { media } from '@styles/breakpoints';
import { type ComponentProps, type ReactNode, useState } from 'react';
import styled, { css } from 'styled-components';
import { useWords } from '@/language/useWords';
import { useCutOff } from './useCutOff';

interface Props {
  readonly title: string;
  /** To the product's own page. */
  readonly link: ComponentProps<'a'>;
  readonly description: string | undefined;
  readonly delivery: string | undefined;
  /** Between name and description. */
  readonly price: ReactNode;
}

/** What a card says: name, price, description and delivery note, each cut to its lines; one button opens all that is cut. */
export function CardText({ title, link, description, delivery, price }: Props) {
  const { product: words } = useWords();
  const [open, setOpen] = useState(false);
  const [watch, cut] = useCutOff(open);
  return (
    <>
      <Title ref={watch} $open={open}>
        <Whole {...link}>{title}</Whole>
      </Title>
      {price}
      <Texts>
        {description ? (
          <Description ref={watch} $open={open}>
            {description}
          </Description>
        ) : null}
        {delivery ? (
          <Note ref={watch} $open={open}>
            {delivery}
          </Note>
        ) : null}
        {cut ? (
          <More
            type="button"
            aria-expanded={open}
            aria-label={open ? words.lessOf(title) : words.moreOf(title)}
            onClick={() => setOpen(!open)}
          >
            {open ? words.less : words.more}
          </More>
        ) : null}
      </Texts>
    </>
  );
}

const lines = (most: number) => css<{ $open: boolean }>`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $open }) => ($open ? 'none' : most)};

  @media print, (scripting: none) {
    -webkit-line-clamp: none;
  }
`;

const Title = styled.h2<{ $open: boolean }>`
  ${lines(3)}
  font-size: 1rem;
  line-height: 1.2;

  /* Beside the button that shares. */
  ${media.short} {
    padding-right: 2rem;
  }
`;

/* Picture, name and price can be pressed too; what comes after it in a place of its own lies above. */
const Whole = styled.a`
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Texts = styled.div`
  position: relative;
  min-height: 1.5rem;
  color: var(--ink-soft);
  font-size: 0.8125rem;
  line-height: 1.35;
`;

const Description = styled.p<{ $open: boolean }>`
  ${lines(2)}
`;

const Note = styled.p<{ $open: boolean }>`
  ${lines(1)}
`;

/* Lies over the end of the last line until it is pressed, so that nothing moves when it turns out to be needed. */
const More = styled.button`
  position: absolute;
  right: 0;
  bottom: 0;
  padding-left: 1.5em;
  background: linear-gradient(to right, transparent, var(--surface) 1.25em);
  color: var(--accent);
  text-decoration: underline;
  text-underline-offset: 0.2em;

  &::after {
    content: '';
    position: absolute;
    inset: -6px 0 -4px;
  }

  &[aria-expanded='true'] {
    position: relative;
    padding: 0;
  }
`;
