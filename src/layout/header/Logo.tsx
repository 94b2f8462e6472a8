import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { useMessages } from '@/messages/useMessages';
import { InternalLink } from '@/ui/InternalLink';
import { Lotus } from '@/ui/Lotus';
import { MarkedText } from '@/ui/MarkedText';

/** The shop's name beside an alpona lotus; links to the home page. */
export function Logo() {
  const messages = useMessages();
  return (
    <Home href={pageDefinitions.home.path} aria-label={messages.nav.logo(messages.shop.name)}>
      <Lotus />
      <MarkedText text={messages.shop.name} />
    </Home>
  );
}

const Home = styled(InternalLink)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--touch);
  font: 600 var(--text-large) / var(--leading) var(--font-display);
  text-decoration: none;

  /* With large text the name has two lines, higher than the header. */
  ${media.belowWide} {
    padding-block: var(--space-1);
  }

  /* In one line beside the languages on a phone 360 pixels wide. */
  @media (max-width: 23.74em) {
    gap: 6px;
    font-size: var(--text-base);
  }

  svg {
    width: min(2rem, 7.5vmin);
    flex: none;
    fill: none;
    stroke: var(--accent);
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
