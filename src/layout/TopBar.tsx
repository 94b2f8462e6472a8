import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { useMessages } from '@/messages/useMessages';
import { whatsAppLink } from '@/shop/links/whatsAppLink';
import { Container } from '@/ui/Container';
import { ExternalLink } from '@/ui/ExternalLink';
import { Icon } from '@/ui/Icon';
import { iconOnlyStyle } from './iconOnlyStyle';
import { SocialLinks } from './SocialLinks';

/**
 * The narrow bar above the header of wide screens: the enquiry and the social links. Phones have both in the drawer and
 * the footer; in landscape, where no bottom bar has WhatsApp, the enquiry is an icon in the header.
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
        <SocialLinks of="nav" />
      </Row>
    </Bar>
  );
}

const Bar = styled.div`
  ${media.hasBottomBar} {
    display: none;
  }

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
  justify-content: space-between;
  min-height: var(--top-bar-height);

  /* Icons alone: their names are for screen readers. */
  li a {
    justify-content: center;
    width: 2.5rem;
    min-height: 100%;
  }

  li span {
    position: absolute;
    clip-path: inset(50%);
  }

  ${media.short} {
    padding: 1px var(--space-3) 1px 0;

    ul {
      display: none;
    }
  }
`;

const Enquiry = styled(ExternalLink)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  padding-inline: var(--space-3);
  background: var(--whatsapp);
  color: var(--on-dark);
  text-decoration: none;

  &:hover {
    background: var(--whatsapp-deep);
  }

  ${media.short} {
    ${iconOnlyStyle}
    padding: 0;
    border-radius: 50%;
  }
`;
