import { memo } from 'react';
import { shop } from '@/shop/shop';
import type { MediaList } from './MediaList';
import { ReviewClip } from './ReviewClip';

interface Props {
  readonly list: MediaList;
  readonly clips?: readonly string[];
}

/** The looping review clips of the settings. */
export const ReviewClips = memo(function ReviewClips({
  list: List,
  clips = shop.reviewClips,
}: Props) {
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
