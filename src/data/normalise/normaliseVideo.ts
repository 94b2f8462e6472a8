import type { Video } from '@/catalogue/items';
import type { RawDocument } from '../source/CatalogueSource';
import { documentFields } from './documentFields';
import { type Normalised, normalised } from './normalised';
import { omitUndefined } from './omitUndefined';
import { playableMedia } from './playableMedia';
import { readFields } from './readFields';

/** Turns a document of any shape into a video; no item without a playable address. */
export function normaliseVideo({ id, fields }: RawDocument): Normalised<Video> {
  const { values, diagnostics } = readFields(fields, documentFields.video);
  const { title, Vedioyoutube: address, img } = values;
  const media = address ? playableMedia(address) : undefined;
  const item = media && { id, media, ...omitUndefined({ title, poster: img ?? stillOf(media) }) };
  return normalised(item, diagnostics, values);
}

function stillOf(media: Video['media']): string | undefined {
  return 'youTubeId' in media
    ? `https://i.ytimg.com/vi/${media.youTubeId}/hqdefault.jpg`
    : undefined;
}
