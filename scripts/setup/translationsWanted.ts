import { suffixOf, translatedCodes } from '../../src/shop/translatedCodes';
import { languageNames } from '../sheet/languageNames';
import type { SetupConversation } from './SetupConversation';

/** What no other language says in words of its own: yes or no, or where it stands. */
const NO_WORDS = /^(?:yes|no|database)$/i;

type Values = ReadonlyMap<string, string>;

/**
 * Whether to ask for a setting. One that translates another is asked for only if the shop offers its language, has words
 * to translate, and its owner wants to: this is asked once, before the first of them.
 * @returns undefined if the input ended.
 */
export function translationsWanted({ say, ask }: SetupConversation) {
  let wanted: boolean | undefined;
  return async (name: string, values: Values): Promise<boolean | undefined> => {
    const code = translatedCodes.find((one) => name.endsWith(`_${suffixOf(one)}`));
    if (!code) return true;
    const words = values.get(name.slice(0, -code.length - 1)) ?? '';
    if (!words || NO_WORDS.test(words) || !offered(values).includes(code)) return false;
    if (wanted === undefined) {
      const languages = offered(values).map((one) => languageNames[one][0]);
      say('');
      const answer = await ask(
        `Your texts in ${languages.join(' and ')}, too? y asks for each, Enter leaves them as they are: `,
      );
      if (answer === undefined) return undefined;
      wanted = /^y(es)?$/i.test(answer.trim());
    }
    return wanted;
  };
}

/** The languages but English that the shop offers: all while it names none. */
function offered(values: Values) {
  const named = values
    .get('SHOP_LANGUAGES')
    ?.toLowerCase()
    .split(/[\s,]+/);
  return translatedCodes.filter((code) => !named || named.includes(code));
}
