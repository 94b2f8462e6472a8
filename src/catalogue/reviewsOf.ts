import type { CustomerWords, Video } from './items';

/** A customer's words with their video or picture. */
export interface SpokenReview extends Video {
  readonly quote: CustomerWords;
}

/** What the reviews page shows. */
interface Reviews {
  readonly spoken: readonly SpokenReview[];
  readonly clips: readonly string[];
  readonly videos: readonly Video[];
}

/**
 * Sorts the reviews page. Words about a configured clip stand beside it, and their video stays in the list; other words
 * stand beside their own video, which leaves the list.
 */
export function reviewsOf(configured: readonly string[], all: readonly Video[]): Reviews {
  const spoken = all.filter(isSpoken);
  return {
    spoken,
    clips: configured.filter((clip) => !spoken.some((review) => fileOf(review) === clip)),
    videos: all.filter((one) => !isSpoken(one) || configured.includes(fileOf(one) ?? '')),
  };
}

/** The address of a video that is a file. */
export function fileOf({ media }: Video): string | undefined {
  return media && 'file' in media ? media.file : undefined;
}

function isSpoken(video: Video): video is SpokenReview {
  return video.quote !== undefined;
}
