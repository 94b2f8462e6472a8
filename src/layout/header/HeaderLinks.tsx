import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { useMessages } from '@/messages/useMessages';
import { InternalLink } from '@/ui/InternalLink';
import { mainLinks } from './navLinks';
import { usePagePath } from './usePagePath';

/** The plain links of the navigation on wide screens, in the bar above the header. */
export function HeaderLinks() {
  const messages = useMessages();
  const shown = usePagePath();
  return (
    <Links>
      {mainLinks.map((page) => {
        const { path } = pageDefinitions[page];
        return (
          <li key={page}>
            <InternalLink href={path} aria-current={path === shown ? 'page' : undefined}>
              {messages.nav[page]}
            </InternalLink>
          </li>
        );
      })}
    </Links>
  );
}

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin: 0 auto 0 var(--space-4);
  font-weight: 600;

  a {
    display: inline-flex;
    align-items: center;
    height: 100%;
    min-height: var(--top-bar-height);
    padding-inline: 6px;
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }

    &[aria-current] {
      color: var(--gold-on-dark);
    }
  }

  ${media.wide} {
    @container (max-width: 63rem) {
      order: 1;
      flex-basis: 100%;
      margin-left: -6px;
    }
  }
`;
