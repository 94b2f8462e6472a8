import styled from 'styled-components';
import { MapFrame } from '@/media/MapFrame';
import { defaultMaps } from '@/shop/defaultMaps';
import { mapLinks } from '@/shop/links/mapLinks';
import { place } from '@/shop/place';
import type { ShopHours } from '@/shop/ShopHours';
import { shop } from '@/shop/shop';
import { Container } from '@/ui/Container';
import { ScrollToTop } from '@/ui/ScrollToTop';
import type { ContactWords } from '@/words/Words';
import { PageHead } from './PageHead';
import { PageSection } from './PageSection';
import { WaysToAsk } from './WaysToAsk';

interface Props {
  /** When the shop is open, where somebody says. */
  readonly hours: ShopHours | undefined;
  readonly words: ContactWords;
}

/** Where the shop is and every way to reach it. */
export function ContactView({ hours, words }: Props) {
  const [door, town] = defaultMaps(shop.name, shop.street);
  const [doorPage, townPage] = mapLinks();
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Container>
        <WaysToAsk hours={hours} words={words} />
      </Container>
      <PageSection title={words.maps}>
        <Maps>
          <MapFrame
            title={words.mapDoor}
            address={shop.map ?? door}
            page={doorPage}
            words={words}
          />
          <MapFrame
            title={words.mapTown(place.town)}
            address={shop.mapArea ?? town}
            page={townPage}
            words={words}
          />
        </Maps>
      </PageSection>
      <ScrollToTop />
    </>
  );
}

const Maps = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: var(--space-4);
`;
