import type { Video } from '@/catalogue/items';
import { PlayableVideo } from '@/media/PlayableVideo';
import { words } from '@/words/words';
import { MediaGrid } from './MediaGrid';

/** The list of embedded videos. */
export function VideoList({ videos }: { videos: readonly Video[] }) {
  if (videos.length === 0) return <p>{words.media.noVideos}</p>;
  return (
    <MediaGrid>
      {videos.map(({ id, title = words.media.video, media, poster }) => (
        <li key={id}>
          <figure>
            <PlayableVideo title={title} media={media} poster={poster} />
            <figcaption>{title}</figcaption>
          </figure>
        </li>
      ))}
    </MediaGrid>
  );
}
