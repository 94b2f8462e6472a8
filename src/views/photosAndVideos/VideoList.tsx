import { memo } from 'react';
import styled from 'styled-components';
import type { Video } from '@/catalogue/items';
import { PlayableVideo } from '@/media/PlayableVideo';
import { useMessages } from '@/messages/useMessages';
import { EmptyShelf } from '@/product/EmptyShelf';
import { useMarked } from '@/ui/useMarked';
import type { MediaList } from './MediaGrid';
import { ReviewClip } from './ReviewClip';

interface Props {
  readonly videos: readonly Video[];
  readonly clips?: readonly string[];
  readonly list: MediaList;
}

/** The catalogue's videos with their titles, then clips. Reviews without a video are left out. */
export const VideoList = memo(function VideoList({ videos, clips = [], list: List }: Props) {
  const messages = useMessages();
  const marked = useMarked();
  const playable = videos.flatMap(({ media, ...video }) => (media ? { ...video, media } : []));
  if (playable.length + clips.length === 0) return <EmptyShelf texts={messages.media} level="h3" />;
  return (
    <List>
      {playable.map(({ id, title = messages.media.video, media, poster }) => (
        <li key={id}>
          <PlayableVideo title={title} media={media} poster={poster} shape="wide" />
          <Caption {...marked(title)} />
        </li>
      ))}
      {clips.map((clip) => (
        <li key={clip}>
          <ReviewClip clip={clip} shape="wide" />
        </li>
      ))}
    </List>
  );
});

const Caption = styled.p`
  margin-top: var(--space-1);
  color: var(--ink-soft);
  font-size: var(--text-small);
`;
