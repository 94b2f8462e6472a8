import { PlayableVideo } from '@/media/PlayableVideo';
import { useMessages } from '@/messages/useMessages';
import { shop } from '@/shop/shop';

interface Props {
  readonly clip: string;
  readonly shape?: 'tall' | 'wide';
}

/** A review clip of the settings, in a loop. Its poster has the same path with the ending .jpg. */
export function ReviewClip({ clip, shape = 'tall' }: Props) {
  const { media } = useMessages();
  return (
    <PlayableVideo
      title={media.clip(shop.reviewClips.indexOf(clip) + 1)}
      media={{ file: clip }}
      poster={clip.replace(/\.mp4$/, '.jpg')}
      shape={shape}
      loop
    />
  );
}
