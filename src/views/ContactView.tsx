import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { MapFrame } from '@/media/MapFrame';
import { shop } from '@/shop/shop';
import { Container } from '@/ui/Container';
import { ScrollToTop } from '@/ui/ScrollToTop';
import { scrollOffsets } from '@/ui/scrollOffsets';
import { words } from '@/words/words';
import { PageHead } from './PageHead';
import { PageSection } from './PageSection';
import { WaysToAsk } from './WaysToAsk';

/** Where the shop is and every way to reach it. */
export function ContactView() {
  return (
    <>
      <PageHead title={words.contact.title} lead={words.contact.lead} />
      <Container>
        <WaysToAsk />
      </Container>
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

const Maps = styled.div`
  display: grid;
  gap: var(--space-4);

  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;
