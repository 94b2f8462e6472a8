import { memo } from 'react';
import type { Video } from '@/catalogue/items';
import { PlayableVideo } from '@/media/PlayableVideo';
import { useMessages } from '@/messages/useMessages';
import { EmptyShelf } from '@/product/EmptyShelf';
import type { MediaList } from './MediaList';

interface Props {
  readonly videos: readonly Video[];
  readonly list: MediaList;
}

/** The videos of the catalogue with their titles. */
export const VideoList = memo(function VideoList({ videos, list: List }: Props) {
  const messages = useMessages();
  if (videos.length === 0) return <EmptyShelf said={messages.media} level="h3" />;
  return (
    <List>
      {videos.map(({ id, title = messages.media.video, media, poster }) => (
        <li key={id}>
          <figure>
            <PlayableVideo title={title} media={media} poster={poster} shape="wide" />
            <figcaption>{title}</figcaption>
          </figure>
        </li>
      ))}
    </List>
  );
});
