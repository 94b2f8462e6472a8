import { useState } from 'react';
import styled from 'styled-components';
import type { ContactMessages } from '@/messages/Messages';
import { ContactIcon } from '@/ui/ContactIcon';
import { MarkedText } from '@/ui/MarkedText';
import { focusOnMount, PressLink } from '@/ui/PressLink';

interface Props {
  readonly title: string;
  readonly place: string;
  readonly address: string;
  /** The place on Google Maps, for browsers without scripts. */
  readonly page: string;
  readonly messages: Pick<ContactMessages, 'showMap' | 'mapNotice'>;
}

/** A Google map that loads only on a press, because it brings third-party scripts and cookies. */
export function MapFrame({ title, place, address, page, messages }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Frame>
      {isOpen ? (
        <iframe
          src={address}
          title={title}
          ref={focusOnMount}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <>
          <strong>
            <MarkedText text={place} />
          </strong>
          <PressLink className="button quiet" href={page} onPress={() => setOpen(true)}>
            <ContactIcon name="pin" />
            <span>{messages.showMap(title)}</span>
          </PressLink>
          <p>{messages.mapNotice}</p>
        </>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-rows: max-content;
  align-content: center;
  justify-items: center;
  gap: var(--space-3);
  padding: var(--space-6) var(--space-2);
  border-radius: var(--radius);
  background: var(--blush);
  color: var(--ink-soft);
  font-size: var(--text-small);
  text-align: center;
  text-wrap: balance;

  &:has(iframe) {
    aspect-ratio: 4 / 3;
  }

  iframe {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    border-radius: inherit;
  }

  strong {
    color: var(--ink);
    font: 600 var(--text-base) / var(--leading) var(--font-text);
  }
`;
