import { media } from '@styles/breakpoints';
import styled, { css } from 'styled-components';
import type { SearchMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { CallButton } from '@/product/CallButton';
import { WhatsAppButton } from '@/product/WhatsAppButton';
import { searchEnquiry } from '@/shop/links/searchEnquiry';

interface Props {
  readonly heading: string;
  readonly typed: string;
  /** Whether there are no results: phones then show the buttons with their labels, not as icons. */
  readonly isAlone: boolean;
  readonly messages: SearchMessages;
}

/** The ways to ask the shop for the typed text, beside a heading. */
export function SearchEnquiry({ heading, typed, isAlone, messages }: Props) {
  const { nav, enquiry } = useMessages();
  return (
    <Line $isAlone={isAlone}>
      <h2>{heading}</h2>
      <CallButton label={nav.callUs} />
      <WhatsAppButton
        label={nav.whatsAppUs}
        message={searchEnquiry(enquiry.message, typed, messages.lookingFor)}
      />
    </Line>
  );
}

/* Beside results the buttons are small, because the results come first. */
const iconsOnPhones = css`
  ${media.belowMedium} {
    a {
      flex: none;
      width: var(--touch);
      height: var(--touch);
      padding: 0;
      overflow: hidden;
      border-radius: 50%;
      font-size: 0;
    }

    a::before {
      width: 1.25rem;
      height: 1.25rem;
    }
  }
`;

const Line = styled.section<{ $isAlone: boolean }>`
  display: flex;
  flex-wrap: ${({ $isAlone }) => ($isAlone ? 'wrap' : 'nowrap')};
  align-items: center;
  gap: var(--space-2);

  && h2 {
    flex: 1 1 ${({ $isAlone }) => ($isAlone ? '100%' : '0')};
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
    font-size: var(--text-larger);
    font-variant-caps: normal;
    letter-spacing: 0;
  }

  ${({ $isAlone }) => !$isAlone && iconsOnPhones}
`;
