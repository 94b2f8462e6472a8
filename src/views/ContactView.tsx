import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { MapFrame } from '@/media/MapFrame';
import { AskLinks } from '@/product/AskLinks';
import { directionsLink } from '@/shop/links/directionsLink';
import { spokenPhone } from '@/shop/links/phone';
import { postalAddress } from '@/shop/postalAddress';
import { shop } from '@/shop/shop';
import { quietStyle } from '@/ui/buttonStyle';
import { Container } from '@/ui/Container';
import { ExternalLink } from '@/ui/ExternalLink';
import { Icon } from '@/ui/Icon';
import { ScrollToTop } from '@/ui/ScrollToTop';
import { scrollOffsets } from '@/ui/scrollOffsets';
import { words } from '@/words/words';
import { PageHead } from './PageHead';
import { PageSection } from './PageSection';

/** Where the shop is and every way to reach it. */
export function ContactView() {
  return (
    <>
      <PageHead title={words.contact.title} lead={words.contact.lead} />
      <Ways>
        <address>
          <strong>{shop.name}</strong>
          <br />
          {postalAddress(shop.street)}
          <br />
          {spokenPhone()}
          <br />
          {shop.email}
        </address>
        <AskLinks />
        <Quiet href={`mailto:${shop.email}`}>
          <Icon name="mail" />
          {words.contact.mail}
        </Quiet>
        <Directions href={directionsLink()}>
          <Icon name="pin" />
          {words.contact.directions}
        </Directions>
      </Ways>
      <PageSection title={words.contact.maps}>
        <Maps>
          <MapFrame title={words.contact.mapDoor} address={shop.maps[0]} />
          <MapFrame title={words.contact.mapTown} address={shop.maps[1]} />
        </Maps>
      </PageSection>
      <ScrollToTop offset={scrollOffsets.page} />
    </>
  );
}

const Ways = styled(Container)`
  display: grid;
  gap: var(--space-4);
  justify-items: start;

  address {
    font-style: normal;
    font-size: var(--text-large);
  }
`;

const Quiet = styled.a`
  ${quietStyle}
`;

const Directions = styled(ExternalLink)`
  ${quietStyle}
`;

const Maps = styled.div`
  display: grid;
  gap: var(--space-4);

  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;
