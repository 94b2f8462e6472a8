import { languages } from '@/shop/languages';
import type { Language } from '../Language';
import { sharedMessages } from './sharedMessages';

export const bengali: Language = { ...languages.bn, messages: sharedMessages };
