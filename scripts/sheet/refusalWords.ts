import { AsyncLocalStorage } from 'node:async_hooks';
import { refusalMessages } from '../../src/messages/refusalMessages';
import type { LanguageCode } from '../../src/shop/LanguageCode';

const spoken = new AsyncLocalStorage<LanguageCode>();

/** Does a work that names refusals in this language; by default, as at a terminal, in English. */
export function speaking<Result>(language: LanguageCode, work: () => Result): Result {
  return spoken.run(language, work);
}

/** The language of the work that is being done. */
export function spokenLanguage(): LanguageCode {
  return spoken.getStore() ?? 'en';
}

/** Why something is refused, in the language of the work that is being done. */
export function refusalWords() {
  return refusalMessages[spokenLanguage()];
}
