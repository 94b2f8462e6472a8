import { memo } from 'react';
import { PlayableVideo } from '@/media/PlayableVideo';
import { useMessages } from '@/messages/useMessages';
import { shop } from '@/shop/shop';
import type { MediaList } from './MediaList';

/** The looping review clips from the settings. The poster of a clip has the same path with the ending .jpg. */
export const ReviewClips = memo(function ReviewClips({ list: List }: { list: MediaList }) {
  const messages = useMessages();
  return (
    <List>
      {shop.reviewClips.map((clip, index) => (
        <li key={clip}>
          <PlayableVideo
            title={messages.media.clip(index + 1)}
            media={{ file: clip }}
            poster={clip.replace(/\.mp4$/, '.jpg')}
            shape="tall"
            loop
          />
        </li>
      ))}
    </List>
  );
});
