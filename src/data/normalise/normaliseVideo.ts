import type { Diagnostic } from '@/catalogue/Diagnostic';
import type { CustomerWords, Video, VideoMedia } from '@/catalogue/items';
import { omitUndefined } from '@/shop/omitUndefined';
import type { RawDocument } from '../source/CatalogueSource';
import { documentFields } from './documentFields';
import { type Normalised, normalised } from './normalised';
import { playableMedia } from './playableMedia';
import { readFields } from './readFields';
import { translationsOf } from './translations';

/** Turns a document of any shape into a video; no item without a playable address or a customer's words. */
export function normaliseVideo({ id, fields }: RawDocument): Normalised<Video> {
  const { values, diagnostics } = readFields(fields, documentFields.video);
  const { title, Vedioyoutube: address, img, words, customer, town, day } = values;
  const media = address ? playableMedia(address) : undefined;
  const said = words ? { words, ...omitUndefined({ customer, town, day }) } : undefined;
  const poster = img ?? stillOf(media);
  const shown = {
    ...omitUndefined({ media, title, poster, said }),
    ...translationsOf({ title: 'title' }, values),
  };
  const item = media || said ? { id, ...shown } : undefined;
  return normalised(item, aboutWords(diagnostics, values), values);
}

function stillOf(media: VideoMedia | undefined): string | undefined {
  return media && 'youTubeId' in media
    ? `https://i.ytimg.com/vi/${media.youTubeId}/hqdefault.jpg`
    : undefined;
}

/** With words, nothing else is missing. Without them, who said them means nothing. */
function aboutWords(
  diagnostics: readonly Diagnostic[],
  { words, ...who }: Partial<CustomerWords>,
): readonly Diagnostic[] {
  if (words) return diagnostics.filter(({ code }) => code !== 'missing');
  const field = (['customer', 'town', 'day'] as const).find((name) => who[name]);
  return field ? [...diagnostics, { code: 'noWords', field }] : diagnostics;
}
