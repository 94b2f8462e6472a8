import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { useMessages } from '@/messages/useMessages';
import { whatsAppLink } from '@/shop/links/whatsAppLink';
import { Container } from '@/ui/Container';
import { ExternalLink } from '@/ui/ExternalLink';
import { InternalLink } from '@/ui/InternalLink';
import { LanguageSwitch } from '../LanguageSwitch';
import { SocialLinks } from '../SocialLinks';
import { usePagePath } from '../usePagePath';
import { mainLinks } from './navLinks';

/**
 * The bar above the header of wide screens: enquiry, plain links, social links, languages. On phones it has only the
 * languages, at the end of the header; the drawer has the rest.
 */
export function TopBar() {
  const messages = useMessages();
  return (
    <Bar>
      <Container>
        <ExternalLink
          className="drawn chat"
          href={whatsAppLink(messages.enquiry.message)}
          text={messages.nav.enquiry}
        />
        <PlainLinks />
        <SocialLinks part="nav" iconsOnly />
        <LanguageSwitch />
      </Container>
    </Bar>
  );
}

function PlainLinks() {
  const messages = useMessages();
  const currentPath = usePagePath();
  return (
    <ul>
      {mainLinks.map((page) => {
        const { path } = pageDefinitions[page];
        return (
          <li key={page}>
            <InternalLink href={path} aria-current={path === currentPath ? 'page' : undefined}>
              {messages.nav[page]}
            </InternalLink>
          </li>
        );
      })}
    </ul>
  );
}

const Bar = styled.div`
  > div {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-1);
  }

  a {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    justify-content: center;
    min-height: var(--touch);
    font-size: var(--text-small);
    font-weight: 600;
    text-decoration: none;
  }

  ${media.wide} {
    background: var(--ink);
    color: var(--on-dark);
    --ring: var(--gold-on-dark);

    ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0 12px;
      margin: 0 auto 0 var(--space-4);
    }

    ul[aria-label] {
      gap: 0;
      margin: 0;
    }

    a {
      min-width: 2.75rem;
      min-height: var(--top-bar-height);
    }

    a:hover {
      text-decoration: underline;
    }

    [aria-current] {
      color: var(--gold-on-dark);
    }

    :focus-visible {
      outline-offset: -3px;
    }
  }

  ${media.belowWide} {
    > div {
      padding-left: 0;
    }

    > div > :not([hreflang]) {
      display: none;
    }
  }

  /* Drawer and footer have the languages, too. */
  ${media.largeText} {
    display: none;
  }
`;
