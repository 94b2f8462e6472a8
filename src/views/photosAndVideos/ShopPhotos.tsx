import { memo } from 'react';
import styled from 'styled-components';
import type { Photo } from '@/catalogue/items';
import { useLightbox } from '@/media/useLightbox';
import { useMessages } from '@/messages/useMessages';
import { Picture } from '@/pictures/Picture';
import { photoWidths } from '@/pictures/pictureLimits';
import { EmptyShelf } from '@/product/EmptyShelf';
import { MarkedText } from '@/ui/MarkedText';
import { PressLink } from '@/ui/PressLink';
import type { MediaList } from './MediaGrid';

interface Props {
  readonly photos: readonly Photo[];
  readonly list: MediaList;
  readonly sizesOf: (index: number) => string;
  readonly headingLevel: 'h2' | 'h3';
}

/** Photos of the shop with titles and descriptions; a press opens one in the lightbox. A list may set `--photo-ratio`. */
export const ShopPhotos = memo(function ShopPhotos({
  photos,
  list: List,
  sizesOf,
  headingLevel: titleLevel,
}: Props) {
  const { media } = useMessages();
  const [lightbox, enlarge] = useLightbox(photos);
  if (photos.length === 0) return <EmptyShelf texts={media} level="h3" />;
  return (
    <>
      <List>
        {photos.map((photo, index) => {
          const { id, image, title = media.photo, description } = photo;
          return (
            <li key={id}>
              <Frame href={image} aria-label={media.enlarge(title)} onPress={() => enlarge(index)}>
                <Picture src={image} alt="" sizes={sizesOf(index)} widths={photoWidths} />
              </Frame>
              <MarkedText as={titleLevel} className="name" text={title} />
              <MarkedText as="p" text={description} />
            </li>
          );
        })}
      </List>
      {lightbox}
    </>
  );
});

const Frame = styled(PressLink)`
  position: relative;
  display: block;
  flex: 1;
  width: 100%;
  overflow: hidden;
  aspect-ratio: var(--photo-ratio, 4 / 3);
  border-radius: var(--radius);
  background: var(--blush);
  cursor: zoom-in;

  + * {
    margin: var(--space-2) 0 var(--space-1);
    font: 600 var(--text-base) / var(--leading) var(--font-text);
  }

  ~ p {
    color: var(--ink-soft);
    font-size: var(--text-small);
  }
`;
