import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { VideoMedia } from '@/catalogue/items';
import { useMessages } from '@/messages/useMessages';
import { Picture } from '@/pictures/Picture';
import type { PictureWidth } from '@/pictures/pictureLimits';
import { focusOnMount, PressLink } from '@/ui/PressLink';

/** A poster is 250 to 360 CSS pixels wide. One width is enough: a button covers it, and the video soon replaces it. */
const POSTER_WIDTHS: readonly PictureWidth[] = [540];

interface Props {
  readonly title: string;
  readonly media: VideoMedia;
  readonly poster?: string | undefined;
  readonly shape: 'tall' | 'wide';
  readonly loop?: boolean;
}

/** A still image with a play button. Nothing of the video is loaded before the press. */
export function PlayableVideo({ title, media, poster, shape, loop = false }: Props) {
  const messages = useMessages();
  const [playing, play] = useSinglePlayer();
  if (!playing) {
    return (
      <Frame className={'file' in media ? `file ${shape}` : shape}>
        <Picture src={poster} alt="" widths={POSTER_WIDTHS} />
        <Play href={addressOf(media)} aria-label={messages.media.play(title)} onPress={play} />
      </Frame>
    );
  }
  return (
    <Frame className={shape}>
      {'file' in media ? fileVideo(media.file, title, loop) : youTubeFrame(media.youTubeId, title)}
    </Frame>
  );
}

let stopPlaying: (() => void) | undefined;

/** Whether this player plays, and a function that starts it and stops all others. */
function useSinglePlayer(): [playing: boolean, play: () => void] {
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (!playing) return;
    const stop = () => setPlaying(false);
    stopPlaying = stop;
    return () => {
      if (stopPlaying === stop) stopPlaying = undefined;
    };
  }, [playing]);

  const play = () => {
    stopPlaying?.();
    setPlaying(true);
  };
  return [playing, play];
}

function addressOf(media: VideoMedia): string {
  return 'file' in media ? media.file : `https://www.youtube.com/watch?v=${media.youTubeId}`;
}

function fileVideo(file: string, title: string, loop: boolean) {
  return (
    <video
      src={file}
      aria-label={title}
      preload="none"
      controls
      playsInline
      autoPlay
      loop={loop}
      ref={focusOnMount}
    />
  );
}

function youTubeFrame(id: string, title: string) {
  return (
    <iframe
      src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`}
      title={title}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
      ref={focusOnMount}
    />
  );
}

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: var(--radius);
  background: var(--blush);

  video,
  iframe {
    width: 100%;
    height: 100%;
    border: 0;
    object-fit: contain;
  }

  &.tall {
    aspect-ratio: 4 / 5;
  }

  /* Posters of clips are taller than their frame, and show what matters near the top. YouTube's have bars instead. */
  &.file > img {
    object-position: 50% 12%;
  }

  /* The smallest height that YouTube asks for its players. */
  &:has(iframe) {
    min-height: 200px;
  }
`;

/* A triangle in a circle, drawn by CSS: an `Icon` would be two elements more for every video. */
const Play = styled(PressLink)`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;

  &::before,
  &::after {
    content: '';
    grid-area: 1 / 1;
    width: var(--touch);
    height: var(--touch);
    border-radius: 50%;
    background: var(--surface);
    box-shadow: var(--shadow-high);
    forced-color-adjust: none;
  }

  &::after {
    width: 12px;
    height: 15px;
    margin-inline-start: 4px;
    border-radius: 0;
    background: var(--accent);
    clip-path: polygon(0 0, 100% 50%, 0 100%);
    box-shadow: none;
  }

  &:hover::before {
    background: var(--peach);
  }

  /* The ring is inside, because the frame clips what is outside. */
  &:focus-visible {
    outline-offset: -3px;
    box-shadow: inset 0 0 0 5px var(--surface);
    border-radius: var(--radius);
  }
`;
