import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { useMessages } from '@/messages/useMessages';
import { whatsAppLink } from '@/shop/links/whatsAppLink';
import { ContactIcon } from '@/ui/ContactIcon';
import { Container } from '@/ui/Container';
import { ExternalLink } from '@/ui/ExternalLink';
import { HeaderLinks } from './HeaderLinks';
import { iconOnlyStyle } from './iconOnlyStyle';
import { LanguageSwitch } from './LanguageSwitch';
import { SocialLinks } from './SocialLinks';
import { shortMargin } from './shortMargin';

/**
 * The narrow bar above the header of wide screens: the enquiry, the plain links, the social links and the languages. Phones
 * have all of them in the drawer. They also show the languages at the end of the header, and in landscape, where no bottom
 * bar has WhatsApp, the enquiry as an icon and the first language alone.
 */
export function TopBar() {
  const messages = useMessages();
  return (
    <Bar>
      <Container>
        <ExternalLink className="enquiry" href={whatsAppLink(messages.enquiry.message)}>
          <ContactIcon name="whatsapp" />
          <span>{messages.nav.enquiry}</span>
        </ExternalLink>
        <HeaderLinks />
        <SocialLinks of="nav" />
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
    line-height: 1.15;

    :focus-visible {
      outline-offset: -3px;
    }
  }

  /*
   * On phones a container query decides whether the header has room for the languages, on wide screens whether all
   * stands on one line: its rem grow with the visitor's text size, those of a media query don't.
   */
  > div {
    display: flex;
    align-items: stretch;
    min-height: var(--top-bar-height);

    /* Icons alone: their names are for screen readers. */
    ul[aria-label] {
      flex-wrap: nowrap;
      gap: 0;

      a {
        justify-content: center;
        width: var(--touch);
        min-height: 100%;
      }

      span {
        position: absolute;
        clip-path: inset(50%);
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

    ${media.short} {
      gap: var(--space-2);
      padding: 1px ${shortMargin} 1px 0;

      [hreflang] + [hreflang] {
        display: none;
      }
    }

    ${media.belowWide} {
      ul {
        display: none;
      }

      [hreflang] {
        min-height: var(--touch);
      }

      @container (max-width: 19.99rem) {
        [hreflang] {
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

    ${media.short} {
      ${iconOnlyStyle}
      border-radius: 50%;
      background: var(--whatsapp);
      color: var(--on-dark);
    }
  }
`;
