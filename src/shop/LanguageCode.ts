/** A language's name in addresses, `hreflang` and fields of documents. */
export type LanguageCode = 'en' | 'bn' | 'hi';

/** The languages into which English texts are translated. */
export type OtherLanguageCode = Exclude<LanguageCode, 'en'>;
