import type { CustomerWords, Video } from './items';

const QUOTES = 3;

/** The home page's videos: the words of three customers, preferably with name and town, and all that can be played. */
export function homeVideos(all: readonly Video[]): Video[] {
  const spoken = all.filter(({ quote }) => quote);
  const named = spoken.filter(({ quote }) => quote?.customer && quote.town);
  const quoted = [...new Set([...named, ...spoken])].slice(0, QUOTES);
  return all.flatMap((one) => {
    const { quote, ...video } = one;
    if (quote && quoted.includes(one)) return { ...video, quote: withoutDay(quote) };
    return video.media ? video : [];
  });
}

function withoutDay({ day, ...quote }: CustomerWords): CustomerWords {
  return quote;
}
