import type { Video } from '@/catalogue/items';
import { youTubeId } from './youTubeId';

/** What a safe address plays: a YouTube video, or a file for the browser itself. Undefined when it plays nothing. */
export function playableMedia(address: string): Video['media'] | undefined {
  const id = youTubeId(address);
  if (id) return { youTubeId: id };
  return /\.(mp4|webm)(\?|$)/i.test(address) ? { file: address } : undefined;
}
