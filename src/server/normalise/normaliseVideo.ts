import { z } from 'zod';
import type { Video } from '@/catalogue/items';
import type { RawDocument } from '../source/CatalogueSource';
import { field } from './fields';
import { withoutAbsent } from './withoutAbsent';
import { youTubeId } from './youTubeId';

const videoDocument = z
  .object({ title: field.title, Vedioyoutube: field.address, img: field.address })
  .partial();

/**
 * A video out of a document of any shape; undefined without an address that can be played. `img` is an
 * optional still of our own; a YouTube video without one has YouTube's.
 */
export function normaliseVideo({ id, fields }: RawDocument): Video | undefined {
  const { title, Vedioyoutube: address, img } = videoDocument.safeParse(fields).data ?? {};
  const media = address && playableMedia(address);
  if (!media) return undefined;
  const still =
    'youTubeId' in media ? `https://i.ytimg.com/vi/${media.youTubeId}/hqdefault.jpg` : undefined;
  return { id, media, ...withoutAbsent({ title, poster: img ?? still }) };
}

function playableMedia(address: string): Video['media'] | undefined {
  const id = youTubeId(address);
  if (id) return { youTubeId: id };
  return /\.(mp4|webm)(\?|$)/i.test(address) ? { file: address } : undefined;
}
