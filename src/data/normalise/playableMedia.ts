import type { VideoMedia } from '@/catalogue/items';

/** The video at a safe address: on YouTube, or a file that browsers play. Undefined for other addresses. */
export function playableMedia(address: string): VideoMedia | undefined {
  const id = youTubeId(address);
  if (id) return { youTubeId: id };
  return /\.(mp4|webm)(\?|$)/i.test(address) ? { file: address } : undefined;
}

const hosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);

/** Words that addresses of playlists and channels have in the place of a video's id. */
const notIds = new Set(['videoseries', 'live_stream']);

/** The id in a YouTube address: watch, youtu.be, shorts, live or embed. Undefined for other addresses. */
function youTubeId(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const candidate = candidateId(new URL(address));
  return candidate && /^[\w-]{11}$/.test(candidate) && !notIds.has(candidate)
    ? candidate
    : undefined;
}

function candidateId({ hostname, pathname, searchParams }: URL): string | null | undefined {
  const [kind, id] = pathname.split('/').filter(Boolean);
  if (hostname === 'youtu.be') return kind;
  if (!hosts.has(hostname)) return undefined;
  if (kind === 'watch') return searchParams.get('v');
  return /^(shorts|live|embed|v)$/.test(kind ?? '') ? id : undefined;
}
