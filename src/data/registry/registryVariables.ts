import { allLanguageCodes } from '../../shop/languages';
import { listIn } from './listIn';
import type { ShelfRow, ShopWords } from './rowFields';
import { textsOf } from './textsOf';
import { wordVariables } from './wordVariables';

/**
 * The registry as variables that the build writes into the code: separate ones for each language, and for sentences,
 * other names and marks, so that pages carry only what they show.
 */
export function registryVariables(
  rows: readonly ShelfRow[],
  words?: ShopWords,
): Readonly<Record<string, string>> {
  const groups = rows.filter(({ kind }) => kind === 'group');
  const shelves = rows.filter(({ kind }) => kind === 'shelf');
  const unlisted = rows.filter(({ kind }) => kind === 'unlisted');
  const inLanguage = allLanguageCodes.flatMap((code) => {
    const suffix = code.toUpperCase();
    const names = {
      shelves: bySlug(shelves, (row) => pick(textsOf(row, code), 'title', 'card', 'menu', 'lang')),
      groups: bySlug(groups, (row) =>
        pick(textsOf(row, code), 'title', 'menu', 'heading', 'all', 'lang'),
      ),
    };
    const goods = unlisted.map((row) => ({
      group: row.group,
      title: textsOf(row, code).title,
      key: row.title,
    }));
    return [
      [`SHELF_TEXTS_${suffix}`, names],
      [`SHELF_SENTENCES_${suffix}`, bySlug(shelves, (row) => textsOf(row, code).sentence)],
      [`SHELF_UNLISTED_${suffix}`, goods],
    ];
  });
  const variables = {
    SHELVES: {
      // A group without rows would be an empty heading.
      groups: groups
        .filter(({ slug }) => rows.some(({ group }) => group === slug))
        .map(({ slug, brands }) => ({ slug, isBrands: brands })),
      categories: shelves.map((row) => ({
        ...pick(row, 'group', 'slug', 'formerSlugs', 'collection', 'menuPlace', 'homePlace'),
        isAccessory: row.accessories,
      })),
    },
    SHELF_NAMES: Object.fromEntries([
      ...unlisted.map(({ title, names }) => [title, { names: listIn(names) }]),
      ...shelves.map(({ slug, spellings, names }) => [
        slug,
        { spellings: listIn(spellings), names: listIn(names) },
      ]),
    ]),
    SHELF_PICTURES: bySlug(shelves, ({ img }) => img),
    SHELF_MARKS: bySlug(shelves, ({ mark }) => mark),
    ...Object.fromEntries(inLanguage),
  };
  const texts = Object.entries(variables).map(([name, value]) => [name, JSON.stringify(value)]);
  return { ...Object.fromEntries(texts), ...wordVariables(rows, words) };
}

function bySlug<Value>(
  rows: readonly ShelfRow[],
  read: (row: ShelfRow) => Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(rows.map((row) => [row.slug, read(row)]));
}

function pick<Item extends object, Name extends keyof Item>(
  item: Item,
  ...names: readonly Name[]
): Partial<Pick<Item, Name>> {
  return Object.fromEntries(names.map((name) => [name, item[name]])) as Partial<Pick<Item, Name>>;
}
