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
 * What the reviews page shows where. Words about one of the settings' clips stand beside that clip, and their video
 * stays in the list; other words stand beside their own video, which leaves the list.
 */
export function reviewsOf(configured: readonly string[], all: readonly Video[]): Reviews {
  const spoken = all.filter(isSpoken);
  return {
    spoken,
    clips: configured.filter((clip) => !spoken.some((review) => fileOf(review) === clip)),
    videos: all.filter((one) => !isSpoken(one) || configured.includes(fileOf(one) ?? '')),
  };
}

/** The address of a video's file; undefined for a video on YouTube, and without a video. */
export function fileOf({ media }: Video): string | undefined {
  return media && 'file' in media ? media.file : undefined;
}

function isSpoken(video: Video): video is SpokenReview {
  return video.quote !== undefined;
}
