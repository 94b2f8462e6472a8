import type { Video } from '@/catalogue/items';
import { useWords } from '@/language/useWords';
import { PlayableVideo } from '@/media/PlayableVideo';
import { EmptyMedia } from './EmptyMedia';
import { Rail } from './Rail';

/** The list of embedded videos. */
export function VideoList({ videos }: { videos: readonly Video[] }) {
  const words = useWords();
  if (videos.length === 0) return <EmptyMedia />;
  return (
    <Rail>
      {videos.map(({ id, title = words.media.video, media, poster }) => (
        <li key={id}>
          <figure>
            <PlayableVideo title={title} media={media} poster={poster} shape="wide" />
            <figcaption>{title}</figcaption>
          </figure>
        </li>
      ))}
    </Rail>
  );
}
