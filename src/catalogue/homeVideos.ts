import type { CustomerWords, Video } from './items';

const QUOTES = 3;

/**
 * What the home page shows of the videos: the words of three customers with their names and towns, and all that can be
 * played. Those whose name and town are known come before others; the day stays on the page of reviews.
 */
export function homeVideos(all: readonly Video[]): Video[] {
  const spoken = all.filter(({ said }) => said);
  const named = spoken.filter(({ said }) => said?.customer && said.town);
  const quoted = [...new Set([...named, ...spoken])].slice(0, QUOTES);
  return all.flatMap((one) => {
    const { said, ...video } = one;
    if (said && quoted.includes(one)) return { ...video, said: withoutDay(said) };
    return video.media ? video : [];
  });
}

function withoutDay({ day, ...said }: CustomerWords): CustomerWords {
  return said;
}
