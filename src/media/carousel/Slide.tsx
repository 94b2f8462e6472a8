import styled from 'styled-components';
import { Picture } from '@/media/Picture';
import type { CarouselWords } from '@/words/Words';

interface Props {
  readonly image: string;
  /** Counted from 1. */
  readonly position: number;
  readonly count: number;
  readonly eager?: boolean;
  readonly words: CarouselWords;
}

/** One banner picture of the carousel. */
export function Slide({ image, position, count, eager = false, words }: Props) {
  const label = words.position(position, count);
  return (
    <Frame role="group" aria-roledescription={words.slide} aria-label={label}>
      <Picture
        src={image}
        alt=""
        sizes="(min-width: 1200px) 1136px, 92vw"
        placeholder={label}
        eager={eager}
      />
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  aspect-ratio: 16 / 7;
`;
