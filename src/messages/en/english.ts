import type { Language } from '../Language';
import { sharedMessages } from './sharedMessages';

/** The language that the specification's labels are written in. */
export const english: Language = { tag: 'en-IN', prefix: '', messages: sharedMessages };
