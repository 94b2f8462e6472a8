import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useLightbox } from '@/media/useLightbox';
import type { ProductPageMessages } from '@/messages/Messages';
import { Picture } from '@/pictures/Picture';
import type { Elements } from '@/ui/Elements';
import { PictureRow } from './PictureRow';
import { PictureThumbs } from './PictureThumbs';
import { PressablePicture } from './PressablePicture';

interface Props {
  /** The most important first. */
  readonly pictures: readonly string[];
  readonly title: string;
  /** Shown when the picture is missing. */
  readonly placeholder: string;
  readonly messages: ProductPageMessages;
  readonly children?: Elements;
}

/** A product's pictures: one, or a row to swipe. A press shows one in the lightbox. */
export function ProductPictures({ pictures, title, placeholder, messages, children }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const available = pictures.filter((picture) => !missing.includes(picture));
  const gallery = available.length > 0 ? available : pictures.slice(0, 1);
  const [first] = gallery;
  const drop = (picture: string) => setMissing((before) => [...before, picture]);
  const [lightbox, enlarge] = useLightbox(gallery.map((image) => ({ id: image, image, title })));
  const niche = (
    <Niche className="niche">
      <div>
        {gallery.length > 1 ? (
          <PictureRow
            pictures={gallery}
            title={title}
            row={row}
            onMove={setAt}
            onPress={enlarge}
            onMissing={drop}
            messages={messages}
          />
        ) : first ? (
          <PressablePicture
            src={first}
            alt={title}
            placeholder={placeholder}
            label={messages.lookCloser(title)}
            onPress={() => enlarge(0)}
          />
        ) : (
          <Picture src={undefined} alt={title} placeholder={placeholder} />
        )}
      </div>
      {children}
      {lightbox}
    </Niche>
  );
  if (gallery.length < 2) return niche;
  return (
    <Gallery>
      {niche}
      {/* Screen readers skip the dots, because each picture's button says its number. */}
      <div className="dots below-medium scripted" aria-hidden="true">
        {gallery.map((picture, index) => (
          <i key={picture} data-at={index === at || undefined} />
        ))}
      </div>
      <PictureThumbs
        pictures={gallery}
        at={at}
        onPick={(index) => {
          row.current?.scrollTo({ left: index * row.current.clientWidth });
        }}
        onMissing={drop}
        messages={messages}
      />
    </Gallery>
  );
}

const Gallery = styled.div`
  position: relative;

  .dots {
    display: flex;
    gap: 6px;
    justify-content: center;
    padding-top: 4px;

    > i {
      width: 8px;
      height: 8px;
      border: 1.5px solid;
      border-radius: 50%;
      color: var(--ink-soft);
    }

    > [data-at] {
      border-width: 4px;
    }
  }
`;

/*
 * Square, because it shows whole pictures, and as wide as the room that its page gives. The buttons stand in the corners
 * that the arch leaves free.
 */
const Niche = styled.div`
  position: relative;
  width: min(100%, max(13rem, var(--picture-room)), 36rem);
  margin-inline: auto;
  --picture-fit: contain;

  > div:first-child {
    position: relative;
    overflow: hidden;
    aspect-ratio: 1;
    border-radius: 50% 50% var(--radius) var(--radius);
    background: var(--blush);
  }

  > button {
    position: absolute;
    top: 0;
    left: 0;
  }

  > [aria-pressed] {
    right: 0;
    left: auto;
  }
`;
