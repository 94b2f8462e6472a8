import type { CustomerWords, Video } from './items';

const QUOTES = 3;

/** The home page's videos: the words of three customers, preferably with name and town, and all that can be played. */
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
