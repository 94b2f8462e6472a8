import type { Diagnostic } from '@/catalogue/Diagnostic';
import type { CustomerWords, Video, VideoMedia } from '@/catalogue/items';
import { YOUTUBE_STILLS } from '@/pictures/pictureLimits';
import type { OtherLanguageCode } from '@/shop/LanguageCode';
import { otherLanguageCodes } from '@/shop/languages';
import { omitUndefined } from '@/shop/omitUndefined';
import type { NormalisedDocument, ParsedDocument } from './documentFields';
import { playableMedia } from './playableMedia';
import { translationsOf } from './translations';

/** A video from a document; no item without a playable address or a customer's words. */
export function normaliseVideo({
  id,
  values,
  diagnostics,
}: ParsedDocument<'video'>): NormalisedDocument<Video> {
  const { title, Vedioyoutube: address, img, words, customer, town, day } = values;
  const media = address ? playableMedia(address) : undefined;
  const quote = words ? { words, ...omitUndefined({ customer, town, day }) } : undefined;
  const poster = img ?? stillOf(media);
  const fields = {
    ...omitUndefined({ media, title, poster, quote }),
    ...translationsOf<Video>({ title: 'title' }, values, (code) =>
      translatedWords(quote, values, code),
    ),
  };
  const item = media || quote ? { id, ...fields } : undefined;
  return { item, diagnostics: aboutWords(diagnostics, values) };
}

type WordFields = {
  readonly [Field in
    | keyof CustomerWords
    | `${'words' | 'customer' | 'town'}_${OtherLanguageCode}`]?: string;
};

function translatedWords(
  quote: CustomerWords | undefined,
  values: WordFields,
  code: OtherLanguageCode,
): { readonly quote?: CustomerWords } {
  const translated = omitUndefined({
    words: values[`words_${code}`],
    customer: values[`customer_${code}`],
    town: values[`town_${code}`],
  });
  return quote && Object.keys(translated).length > 0 ? { quote: { ...quote, ...translated } } : {};
}

function stillOf(media: VideoMedia | undefined): string | undefined {
  return media && 'youTubeId' in media
    ? `https://${YOUTUBE_STILLS}${media.youTubeId}/hqdefault.jpg`
    : undefined;
}

/** With a customer's words no other field is required; name, town, day or translations without words: `noWords`. */
function aboutWords(
  diagnostics: readonly Diagnostic[],
  { words, ...more }: WordFields,
): readonly Diagnostic[] {
  if (words) return diagnostics.filter(({ code }) => code !== 'missing');
  const translated = otherLanguageCodes.flatMap(
    (code) => [`words_${code}`, `customer_${code}`, `town_${code}`] as const,
  );
  const field = (['customer', 'town', 'day', ...translated] as const).find((name) => more[name]);
  return field ? [...diagnostics, { code: 'noWords', field }] : diagnostics;
}
