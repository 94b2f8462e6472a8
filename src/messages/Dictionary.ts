import type * as english from './en/dictionary';
import type { Language } from './Language';

/**
 * All messages of one language, for the server; browsers load only their page's. English defines which exist, so the
 * compiler reports any that another language lacks.
 */
export type Dictionary = Language & typeof english;
