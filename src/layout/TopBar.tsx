import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { useMessages } from '@/messages/useMessages';
import { whatsAppLink } from '@/shop/links/whatsAppLink';
import { Container } from '@/ui/Container';
import { ExternalLink } from '@/ui/ExternalLink';
import { Icon } from '@/ui/Icon';
import { iconOnlyStyle } from './iconOnlyStyle';
import { LanguageSwitch } from './LanguageSwitch';
import { SocialLinks } from './SocialLinks';

/**
 * The narrow bar above the header of wide screens: the enquiry, the social links and the languages. Phones have all in
 * the drawer and the footer. Beside their header is the first other language, where there is room; in landscape, where
 * no bottom bar has WhatsApp, the enquiry is an icon there.
 */
export function TopBar() {
  const messages = useMessages();
  return (
    <Bar>
      <Row>
        <Enquiry href={whatsAppLink(messages.enquiry.message)}>
          <Icon name="whatsapp" />
          <span>{messages.nav.enquiry}</span>
        </Enquiry>
        <Social of="nav" />
        <Languages />
      </Row>
    </Bar>
  );
}

const Bar = styled.div`
  ${media.wide} {
    background: var(--ink);
    color: var(--on-dark);
    font-size: var(--text-small);
    line-height: 1.15;

    :focus-visible {
      outline-color: var(--on-dark);
      outline-offset: -3px;
    }
  }
`;

const Row = styled(Container)`
  display: flex;
  align-items: stretch;

  ${media.wide} {
    min-height: var(--top-bar-height);
  }

  ${media.belowWide} {
    align-items: center;
    height: 100%;
    padding: 0;
  }

  ${media.short} {
    padding: 1px var(--space-3) 1px 0;
  }
`;

const Enquiry = styled(ExternalLink)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  margin-right: auto;
  padding-inline: var(--space-3);
  background: var(--whatsapp);
  color: var(--on-dark);
  text-decoration: none;

  &:hover {
    background: var(--whatsapp-deep);
  }

  ${media.hasBottomBar} {
    display: none;
  }

  ${media.short} {
    ${iconOnlyStyle}
    padding: 0;
    border-radius: 50%;
  }
`;

/* Icons alone: their names are for screen readers. */
const Social = styled(SocialLinks)`
  a {
    justify-content: center;
    width: 2.5rem;
    min-height: 100%;
  }

  span {
    position: absolute;
    clip-path: inset(50%);
  }

  ${media.belowWide} {
    display: none;
  }
`;

/*
 * Large text takes its room, so a query of the window's width would not tell whether there is any: rem in a query of
 * the header's width are the visitor's.
 */
const Languages = styled(LanguageSwitch)`
  ${media.wide} {
    margin-left: var(--space-4);
    margin-right: calc(-1 * var(--space-2));

    li {
      align-self: center;
    }

    li,
    li > a {
      min-height: 100%;
    }
  }

  ${media.belowWide} {
    display: none;

    [aria-current],
    li:not([aria-current]) ~ li:not([aria-current]) {
      display: none;
    }

    @container (min-width: 24rem) {
      display: flex;
    }
  }
`;
