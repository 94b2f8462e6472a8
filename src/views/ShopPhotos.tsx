import { type ComponentType, useState } from 'react';
import styled from 'styled-components';
import type { Photo } from '@/catalogue/items';
import { useWords } from '@/language/useWords';
import type { LightboxProps } from '@/media/Lightbox';
import { Picture } from '@/media/Picture';
import type { LightboxWords } from '@/words/Words';
import { EmptyMedia } from './EmptyMedia';
import { Rail } from './Rail';

interface Props {
  readonly photos: readonly Photo[];
  readonly headingLevel: 'h2' | 'h3';
  readonly words: LightboxWords;
}

/** Photos of the shop with what they show; a press shows one large. */
export function ShopPhotos({ photos, headingLevel, words }: Props) {
  const { media } = useWords();
  const [opened, setOpened] = useState<number>();
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();

  /** The lightbox is fetched with the first press; where it can't be had, the picture itself is shown. */
  const open = (index: number, image: string) =>
    import('@/media/Lightbox').then(
      (module) => {
        setLightbox(() => module.Lightbox);
        setOpened(index);
      },
      () => window.location.assign(image),
    );

  if (photos.length === 0) return <EmptyMedia />;
  return (
    <>
      <Rail>
        {photos.map(({ id, image, title = media.photo, description }, index) => (
          <li key={id}>
            <Frame
              type="button"
              aria-label={media.enlarge(title)}
              onClick={() => open(index, image)}
            >
              <Picture
                src={image}
                alt=""
                sizes="(min-width: 768px) 31vw, 68vw"
                placeholder={title}
              />
            </Frame>
            <Title as={headingLevel}>{title}</Title>
            {description ? <Note>{description}</Note> : null}
          </li>
        ))}
      </Rail>
      {opened === undefined || !Lightbox ? null : (
        <Lightbox
          photos={photos}
          first={opened}
          onClose={() => setOpened(undefined)}
          words={words}
        />
      )}
    </>
  );
}

const Frame = styled.button`
  position: relative;
  display: block;
  width: 100%;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border-radius: var(--radius);
  background: var(--blush);
  cursor: zoom-in;
`;

const Title = styled.h3`
  margin: var(--space-3) 0 var(--space-1);
  font-size: var(--text-large);
`;

const Note = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-small);
`;
