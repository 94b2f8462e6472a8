import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import type { Photo } from '@/catalogue/items';
import { Picture } from '@/media/Picture';
import { words } from '@/words/words';

/** Photos of the shop with what they show. */
export function ShopPhotos({
  photos,
  headingLevel,
}: {
  photos: readonly Photo[];
  headingLevel: 'h2' | 'h3';
}) {
  if (photos.length === 0) return <p>{words.media.noPhotos}</p>;
  return (
    <Grid>
      {photos.map(({ id, image, title = words.media.photo, description }) => (
        <li key={id}>
          <Frame>
            <Picture
              src={image}
              alt={title}
              sizes="(min-width: 768px) 31vw, 92vw"
              placeholder={title}
            />
          </Frame>
          <Title as={headingLevel}>{title}</Title>
          {description ? <p>{description}</p> : null}
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  gap: var(--space-6);
  color: var(--ink-soft);

  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border-radius: var(--radius);
  background: var(--blush);
`;

const Title = styled.h3`
  margin: var(--space-3) 0 var(--space-1);
  color: var(--ink);
  font-size: var(--text-large);
`;
