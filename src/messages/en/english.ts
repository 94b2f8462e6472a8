import { languages } from '@/shop/languages';
import type { Language } from '../Language';
import { sharedMessages } from './sharedMessages';

export const english: Language = { ...languages.en, messages: sharedMessages };
