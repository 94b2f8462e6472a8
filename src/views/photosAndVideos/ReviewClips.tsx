import { memo } from 'react';
import type { MediaList } from './MediaGrid';
import { ReviewClip } from './ReviewClip';

interface Props {
  readonly list: MediaList;
  readonly clips: readonly string[];
}

/** Review clips of the settings, in a loop. */
export const ReviewClips = memo(function ReviewClips({ list: List, clips }: Props) {
  return (
    <List>
      {clips.map((clip) => (
        <li key={clip}>
          <ReviewClip clip={clip} />
        </li>
      ))}
    </List>
  );
});
