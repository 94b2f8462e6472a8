import { type ComponentProps, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '@/messages/useMessages';
import { useTruncated } from './useTruncated';

interface Props {
  readonly title: string;
  /** Props of the link to the product's page. */
  readonly link: ComponentProps<'a'>;
  readonly description: string | undefined;
  readonly delivery: string | undefined;
  /** Rendered between name and description. */
  readonly price: ReactNode;
}

/**
 * The texts of a card: name, price, description and delivery note, each truncated to its lines. One button expands all
 * truncated texts. The styles are in `cardTextStyle`.
 */
export function CardText({ title, link, description, delivery, price }: Props) {
  const { product: messages } = useMessages();
  const [open, setOpen] = useState(false);
  const [watch, cut] = useTruncated(open);
  const shown = open || undefined;
  return (
    <>
      <h2 ref={watch} data-open={shown}>
        <a {...link}>{title}</a>
      </h2>
      {price}
      <div className="texts">
        {description ? (
          <p ref={watch} data-open={shown}>
            {description}
          </p>
        ) : null}
        {delivery ? (
          <p ref={watch} data-open={shown} className="note">
            {delivery}
          </p>
        ) : null}
        {cut ? (
          <More
            type="button"
            aria-expanded={open}
            aria-label={open ? messages.lessOf(title) : messages.moreOf(title)}
            onClick={() => setOpen(!open)}
          >
            {open ? messages.less : messages.more}
          </More>
        ) : null}
      </div>
    </>
  );
}

/* Lies over the end of the last line until it is pressed, so that it causes no layout shift when it appears. */
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
