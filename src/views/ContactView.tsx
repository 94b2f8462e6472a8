import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { MapFrame } from '@/media/MapFrame';
import { defaultMaps } from '@/shop/defaultMaps';
import { shop } from '@/shop/shop';
import { Container } from '@/ui/Container';
import { ScrollToTop } from '@/ui/ScrollToTop';
import { scrollOffsets } from '@/ui/scrollOffsets';
import { contactWords } from '@/words/contactWords';
import { PageHead } from './PageHead';
import { PageSection } from './PageSection';
import { WaysToAsk } from './WaysToAsk';

/** Where the shop is and every way to reach it. */
export function ContactView() {
  const [door, town] = defaultMaps(shop.name, shop.street);
  return (
    <>
      <PageHead title={contactWords.title} lead={contactWords.lead} />
      <Container>
        <WaysToAsk />
      </Container>
      <PageSection title={contactWords.maps}>
        <Maps>
          <MapFrame title={contactWords.mapDoor} address={shop.map ?? door} />
          <MapFrame title={contactWords.mapTown} address={shop.mapArea ?? town} />
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
