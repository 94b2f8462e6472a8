import type { CustomerWords, Video } from './items';

/** A customer's words, with the video or picture beside them. */
export interface SpokenReview extends Video {
  readonly said: CustomerWords;
}

/** What the reviews page shows. */
export interface Reviews {
  readonly spoken: readonly SpokenReview[];
  /** The configured clips without words. */
  readonly clips: readonly string[];
  /** The other videos. */
  readonly videos: readonly Video[];
}

/**
 * Sorts the reviews page. Words about a configured clip stand beside it, and their video stays in the list. Other words
 * have their own video beside them, which the list then leaves out.
 * @param configured the addresses of the configured clips.
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
  return video.said !== undefined;
}
