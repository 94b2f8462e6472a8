import styled from 'styled-components';
import { WeeklyHours } from '@/layout/WeeklyHours';
import { useMessages } from '@/messages/useMessages';
import { Picture } from '@/pictures/Picture';
import { photoWidths } from '@/pictures/pictureLimits';
import { useNotice } from '@/shelves/useNotice';
import { directionsLink } from '@/shop/links/mapLinks';
import { Container } from '@/ui/Container';
import { ExternalLink } from '@/ui/ExternalLink';
import { MarkedText } from '@/ui/MarkedText';

interface Props {
  /** For a page that shows the shop's photos anyway. */
  readonly withoutPhoto?: true;
  readonly className?: string;
}

/** The shop's address, hours and photo in one row, to show that it is a real place. */
export function ShopRow({ withoutPhoto, className = '' }: Props) {
  const { photo: first } = useNotice() ?? {};
  const photo = withoutPhoto ? undefined : first;
  const { directions, place, shop } = useMessages();
  return (
    <Row as="section" aria-label={shop.name} className={`screen ${className}`}>
      {photo ? (
        <div>
          <Picture src={photo} alt="" sizes="160px" widths={photoWidths} />
        </div>
      ) : null}
      <address>
        <MarkedText as="p" text={place.address(shop.street)} />
        <WeeklyHours />
        <ExternalLink href={directionsLink()} text={directions} />
      </address>
    </Row>
  );
}

const Row = styled(Container)`
  display: flex;
  gap: var(--space-4);
  align-items: center;

  > div {
    position: relative;
    flex: none;
    width: clamp(96px, 20vw, 160px);
    height: 120px;
    overflow: hidden;
    border-radius: var(--radius);
  }

  > address {
    font-size: var(--text-small);
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: 40px;
    color: var(--accent);
    font-weight: 600;
  }
`;
