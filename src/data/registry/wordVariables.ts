import { joinNames } from '../../messages/joinNames';
import type { LanguageCode } from '../../shop/LanguageCode';
import { allLanguageCodes } from '../../shop/languages';
import { listIn } from './listIn';
import { rowWords, type ShelfRow, type ShopWords } from './rowFields';
import { textIn, textsOf } from './textsOf';

/** As many shelves as an example of a search names. */
const EXAMPLES = 3;

/**
 * The shop's own words as variables of the build: one for each text and language, which is empty where the row says
 * nothing, so that the message that reads it says something general. What names goods is then made of the shop's groups
 * and shelves. What videos and photos show are goods, where the row doesn't say it.
 */
export function wordVariables(
  rows: readonly ShelfRow[],
  words: ShopWords = {},
): Readonly<Record<string, string>> {
  const shelves = rows.filter(({ kind }) => kind === 'shelf');
  const texts = allLanguageCodes.flatMap((code) => {
    const goods = textIn(words, 'goods', code) ?? joinNames(titles(groupsOf(rows), code), code);
    const example = titles(shelves.slice(0, EXAMPLES), code).join(', ');
    const otherwise: ShopWords = { goods, closeUps: goods, inShop: goods, example };
    return rowWords.map((name) => [
      variableOf(name, code),
      textIn(words, name, code) ?? otherwise[name] ?? '',
    ]);
  });
  return {
    ...Object.fromEntries(texts),
    SHELF_BANNER: words.img ?? '',
    SHELF_BAND: JSON.stringify(words.bandShelves ?? []),
    SHELF_SYNONYMS: JSON.stringify(words.synonyms ?? {}),
    SHELF_APP_CATEGORIES: JSON.stringify(listIn(words.appCategories) ?? []),
  };
}

/** `closeUps` in Bengali: SHELF_CLOSE_UPS_BN. */
function variableOf(name: string, code: LanguageCode): string {
  return `SHELF_${name.replace(/[A-Z]/g, '_$&')}_${code}`.toUpperCase();
}

/** The groups of goods. A group of brands says who made them; it counts only where there is no other. */
function groupsOf(rows: readonly ShelfRow[]): readonly ShelfRow[] {
  const groups = rows.filter(({ kind }) => kind === 'group');
  const goods = groups.filter(({ brands }) => !brands);
  return goods.length > 0 ? goods : groups;
}

function titles(rows: readonly ShelfRow[], code: LanguageCode): string[] {
  return rows.map((row) => textsOf(row, code).title);
}
