import { languages } from '@/shop/languages';
import type { Language } from '../Language';
import { sharedMessages } from './sharedMessages';

/** Bengali, with the messages that all its pages share. */
export const bengali: Language = { ...languages.bn, messages: sharedMessages };
