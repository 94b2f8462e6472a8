import { PlayableVideo } from '@/media/PlayableVideo';
import { useMessages } from '@/messages/useMessages';
import { posterOf } from '@/shop/ShopFacts';
import { shop } from '@/shop/shop';

interface Props {
  readonly clip: string;
  readonly shape?: 'tall' | 'wide';
}

/** A review clip of the settings, in a loop. */
export function ReviewClip({ clip, shape = 'tall' }: Props) {
  const { media } = useMessages();
  return (
    <PlayableVideo
      title={media.clip(shop.reviewClips.indexOf(clip) + 1)}
      media={{ file: clip }}
      poster={posterOf(clip)}
      shape={shape}
      loop
    />
  );
}
