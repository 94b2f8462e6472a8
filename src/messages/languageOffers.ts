import type { LanguageCode } from '@/shop/languages';

/** What offers each language to those whose browser asks for it, and declines it: in that language. */
export const languageOffers: Record<LanguageCode, { readonly offer: string; readonly no: string }> =
  {
    en: { offer: 'Read this page in English', no: 'No, thanks' },
    bn: { offer: 'এই পাতাটি বাংলায় পড়ুন', no: 'না, থাক' },
    hi: { offer: 'यह पेज हिन्दी में पढ़ें', no: 'नहीं, रहने दें' },
  };
