import type { LanguageCode } from '@/shop/LanguageCode';
import { bengali } from './bn/bengali';
import * as bengaliMessages from './bn/dictionary';
import type { Dictionary } from './Dictionary';
import * as englishMessages from './en/dictionary';
import { english } from './en/english';
import * as hindiMessages from './hi/dictionary';
import { hindi } from './hi/hindi';

/** All messages in all languages. Only the server loads them. */
export const dictionaries: Record<LanguageCode, Dictionary> = {
  en: { ...english, ...englishMessages },
  bn: { ...bengali, ...bengaliMessages },
  hi: { ...hindi, ...hindiMessages },
};
