import type * as english from './en/dictionary';
import type { Language } from './Language';

/**
 * All messages of one language, for the server, which writes about every page. A browser loads only those of its page.
 * English defines which exist, so the compiler reports any message that another language lacks.
 */
export type Dictionary = Language & typeof english;
