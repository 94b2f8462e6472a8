import { confirm, isCancel } from '@clack/prompts';
import { columnLanguages } from '../../src/catalogue/columnLanguages';
import { suffixOf, translatedCodes } from '../../src/shop/translatedCodes';
import type { Terminal } from './Terminal';

const NO_WORDS = /^(?:yes|no|database)$/i;

type Values = ReadonlyMap<string, string>;

/**
 * Whether to ask for a setting: a translation only in a language of the shop, with words to
 * translate, and if the owner agrees, which is asked once.
 * @returns undefined after Ctrl+C.
 */
export function translationsWanted(terminal: Terminal) {
  let wanted: boolean | undefined;
  return async (name: string, values: Values): Promise<boolean | undefined> => {
    const code = translatedCodes.find((one) => name.endsWith(`_${suffixOf(one)}`));
    if (!code) return true;
    const words = values.get(name.slice(0, -code.length - 1)) ?? '';
    if (!words || NO_WORDS.test(words) || !offered(values).includes(code)) return false;
    if (wanted === undefined) {
      const languages = offered(values).map((one) => columnLanguages[one][0]);
      const answer = await confirm({
        message: `Your texts in ${languages.join(' and ')}, too? They stay as they are if not.`,
        initialValue: false,
        ...terminal,
      });
      if (isCancel(answer)) return undefined;
      wanted = answer;
    }
    return wanted;
  };
}

function offered(values: Values) {
  const named = values
    .get('SHOP_LANGUAGES')
    ?.toLowerCase()
    .split(/[\s,]+/);
  return translatedCodes.filter((code) => !named || named.includes(code));
}
