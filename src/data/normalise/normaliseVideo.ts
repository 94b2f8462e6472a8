import type { Diagnostic } from '@/catalogue/Diagnostic';
import type { CustomerWords, VideoMedia } from '@/catalogue/items';
import { omitUndefined } from '@/shop/omitUndefined';
import { normaliser } from './normaliser';
import { playableMedia } from './playableMedia';
import { translationsOf } from './translations';

/** Turns a document of any shape into a video; no item without a playable address or a customer's words. */
export const normaliseVideo = normaliser('video', ({ id, values, diagnostics }) => {
  const { title, Vedioyoutube: address, img, words, customer, town, day } = values;
  const media = address ? playableMedia(address) : undefined;
  const said = words ? { words, ...omitUndefined({ customer, town, day }) } : undefined;
  const poster = img ?? stillOf(media);
  const shown = {
    ...omitUndefined({ media, title, poster, said }),
    ...translationsOf({ title: 'title' }, values),
  };
  const item = media || said ? { id, ...shown } : undefined;
  return { item, diagnostics: aboutWords(diagnostics, values) };
});

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
