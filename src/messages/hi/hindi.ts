import { languages } from '@/shop/languages';
import type { Language } from '../Language';
import { sharedMessages } from './sharedMessages';

/** Hindi, with the messages that all its pages share. */
export const hindi: Language = { ...languages.hi, messages: sharedMessages };
