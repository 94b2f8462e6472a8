import styled from 'styled-components';
import { MapFrame } from '@/media/MapFrame';
import type { ContactMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { defaultMaps, mapLinks } from '@/shop/links/mapLinks';
import { shop } from '@/shop/shop';
import { Container } from '@/ui/Container';
import { ContactOptions } from './ContactOptions';
import { PageHead } from './PageHead';
import { PageSection } from './PageSection';

/** The contact page: where the shop is and every way to reach it. */
export function ContactView({ messages }: { readonly messages: ContactMessages }) {
  const { place, shop: texts } = useMessages();
  const [door, town] = defaultMaps(shop.name, shop.street);
  const [doorPage, townPage] = mapLinks();
  return (
    <>
      <PageHead title={messages.title} lead={messages.lead} />
      <Container>
        <ContactOptions messages={messages} />
      </Container>
      <PageSection title={messages.maps}>
        <Maps>
          <MapFrame
            title={messages.mapDoor}
            place={`${texts.name}, ${place.address(texts.street)}`}
            address={shop.map ?? door}
            page={doorPage}
            messages={messages}
          />
          <MapFrame
            title={messages.mapTown(place.town)}
            place={`${place.region} ${place.pin}`}
            address={shop.mapArea ?? town}
            page={townPage}
            messages={messages}
          />
        </Maps>
      </PageSection>
    </>
  );
}

const Maps = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: var(--space-4);
`;
