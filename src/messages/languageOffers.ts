import type { OtherLanguageCode } from '@/shop/LanguageCode';

/** The offer of a language, and its refusal, in that language. */
export const languageOffers: Record<
  OtherLanguageCode,
  { readonly offer: string; readonly no: string }
> = {
  bn: { offer: 'এই পাতাটি বাংলায় পড়ুন', no: 'না, থাক' },
  hi: { offer: 'यह पेज हिंदी में पढ़ें', no: 'नहीं, रहने दें' },
};
