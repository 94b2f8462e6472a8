import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { lateSharedMessages } from '@/messages/lateSharedMessages';
import { useLanguage } from '@/messages/useLanguage';
import { Picture } from '@/pictures/Picture';
import { photoWidths } from '@/pictures/pictureLimits';
import { directionsLink } from '@/shop/links/mapLinks';
import { quietStyle } from '@/ui/buttonStyle';
import { Container } from '@/ui/Container';
import { ExternalLink } from '@/ui/ExternalLink';
import { MarkedText } from '@/ui/MarkedText';
import { OpeningHours } from './OpeningHours';

interface Props {
  /** The address of a photo of the shop, if there is one. */
  readonly photo: string | undefined;
}

/** Where the shop is and when it is open, in one row: whoever came from a search engine learns that it is a real place. */
export function ShopRow({ photo }: Props) {
  const { code, messages } = useLanguage();
  const { place, shop } = messages;
  return (
    <Row as="section" aria-label={shop.name} className="screen">
      {photo ? (
        <div>
          <Picture src={photo} alt="" sizes="160px" widths={photoWidths} />
        </div>
      ) : null}
      <address>
        <p>
          <MarkedText text={place.address(shop.street)} />
        </p>
        <OpeningHours />
      </address>
      <Directions href={directionsLink()}>
        <span>{lateSharedMessages[code].directions}</span>
      </Directions>
    </Row>
  );
}

const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  margin-top: var(--space-section);

  > div {
    position: relative;
    flex: none;
    width: 96px;
    height: 120px;
    overflow: hidden;
    border-radius: var(--radius);

    ${media.medium} {
      width: 160px;
    }
  }

  > address {
    flex: 1 1 10rem;
    font-size: var(--text-small);
    font-style: normal;
    line-height: max(calc(20 / 14), var(--line-least));

    ${media.medium} {
      font-size: var(--text-base);
    }
  }
`;

const Directions = styled(ExternalLink)`
  ${quietStyle}
`;
