import type { Language } from '../Language';
import { words } from './words';

/** The language that the specification's labels are written in. */
export const english: Language = { tag: 'en-IN', prefix: '', words };
