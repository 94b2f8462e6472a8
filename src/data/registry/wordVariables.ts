import { joinNames } from '../../messages/joinNames';
import type { LanguageCode } from '../../shop/LanguageCode';
import { allLanguageCodes } from '../../shop/languages';
import { listIn } from './listIn';
import { rowWords, type ShelfRow, type ShopWords } from './rowFields';
import { textIn, textsOf } from './textsOf';

/** As many as a search example names. */
const EXAMPLES = 3;

/**
 * The shop's own words as build variables, one for each text and language. Empty ones let messages be general. Names of
 * goods are by default made of groups and shelves.
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

/** Groups of brands say who made the goods; they count only without others. */
function groupsOf(rows: readonly ShelfRow[]): readonly ShelfRow[] {
  const groups = rows.filter(({ kind }) => kind === 'group');
  const goods = groups.filter(({ brands }) => !brands);
  return goods.length > 0 ? goods : groups;
}

function titles(rows: readonly ShelfRow[], code: LanguageCode): string[] {
  return rows.map((row) => textsOf(row, code).title);
}
