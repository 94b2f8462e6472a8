import { languages } from '@/shop/languages';
import type { Language } from '../Language';
import { sharedMessages } from './sharedMessages';

/** English, the language of the specification's labels. */
export const english: Language = { ...languages.en, messages: sharedMessages };
