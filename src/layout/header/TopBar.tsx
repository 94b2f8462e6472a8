import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { useMessages } from '@/messages/useMessages';
import { whatsAppLink } from '@/shop/links/whatsAppLink';
import { ContactIcon } from '@/ui/ContactIcon';
import { Container } from '@/ui/Container';
import { ExternalLink } from '@/ui/ExternalLink';
import { SocialLinks } from '../footer/SocialLinks';
import { HeaderLinks } from './HeaderLinks';
import { iconOnlyStyle } from './iconOnlyStyle';
import { LanguageSwitch } from './LanguageSwitch';
import { shortMargin } from './shortMargin';

/**
 * The bar above the header of wide screens: enquiry, plain links, social links, languages. On
 * phones only the languages (one where large text leaves no room for two), in landscape also the
 * enquiry, at the end of the header; the drawer has the rest.
 */
export function TopBar() {
  const messages = useMessages();
  return (
    <Bar>
      <Container>
        <ExternalLink
          className="enquiry"
          href={whatsAppLink(messages.enquiry.message)}
          aria-label={messages.nav.enquiry}
        >
          <ContactIcon name="whatsapp" />
          <span>{messages.nav.enquiry}</span>
        </ExternalLink>
        <HeaderLinks />
        <SocialLinks of="nav" iconsOnly />
        <LanguageSwitch />
      </Container>
    </Bar>
  );
}

const Bar = styled.div`
  ${media.wide} {
    background: var(--ink);
    color: var(--on-dark);
    --ring: var(--gold-on-dark);
    font-size: var(--text-small);

    :focus-visible {
      outline-offset: -3px;
    }
  }

  /* Container queries decide whether the languages fit beside the logo, or all on one line. */
  > div {
    display: flex;
    align-items: stretch;
    min-height: var(--top-bar-height);

    ul[aria-label] {
      flex-wrap: nowrap;
      gap: 0;

      a {
        justify-content: center;
        width: var(--touch);
        min-height: 100%;
      }
    }

    [hreflang] {
      display: grid;
      place-items: center;
      min-height: var(--top-bar-height);
      font-size: var(--text-small);
      font-weight: 600;
      text-decoration: none;
    }

    ${media.wide} {
      @container (max-width: 63rem) {
        flex-wrap: wrap;

        > * {
          min-height: var(--top-bar-height);
        }

        > :first-child {
          margin-right: auto;
        }
      }
    }

    ${media.hasBottomBar} {
      padding-left: 0;
    }

    ${media.belowWide} {
      ul {
        display: none;
      }

      [hreflang] {
        min-height: var(--touch);
        font-size: min(var(--text-small), 5vmin);
      }

      @container (max-width: 19.99rem) {
        [hreflang] + [hreflang] {
          display: none;
        }
      }
    }

    ${media.short} {
      gap: var(--space-1);
      padding: 1px ${shortMargin} 1px 0;

      @container (max-width: 39rem) {
        [hreflang] + [hreflang] {
          display: none;
        }
      }
    }
  }

  .enquiry {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    font-weight: 600;
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }

    ${media.hasBottomBar} {
      display: none;
    }

    /* A disc of 36 px in a touch target of 44. */
    ${media.short} {
      ${iconOnlyStyle}
      border: 4px solid transparent;
      border-radius: 50%;
      background: var(--whatsapp) padding-box;
      color: var(--on-dark);
    }
  }
`;
