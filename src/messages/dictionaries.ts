import type { LanguageCode } from '@/shop/LanguageCode';
import { bengaliDictionary } from './bn/bengaliDictionary';
import type { Dictionary } from './Dictionary';
import { englishDictionary } from './en/englishDictionary';
import { hindiDictionary } from './hi/hindiDictionary';

/** All messages of all languages. For the server alone. */
export const dictionaries: Record<LanguageCode, Dictionary> = {
  en: englishDictionary,
  bn: bengaliDictionary,
  hi: hindiDictionary,
};
