import { languages } from '@/shop/languages';
import type { Language } from '../Language';
import { sharedMessages } from './sharedMessages';

export const hindi: Language = { ...languages.hi, messages: sharedMessages };
