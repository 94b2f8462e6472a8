import type { Diagnostic, ShelfDiagnostic } from '@/catalogue/Diagnostic';
import { otherLanguageCodes } from '../../shop/languages';
import { omitUndefined } from '../../shop/omitUndefined';
import { excerpt } from '../normalise/excerpt';
import { readFields } from '../normalise/readFields';
import type { RawDocument } from '../source/CatalogueSource';
import { isShelfCollection } from './isShelfCollection';
import { listIn } from './listIn';
import { readWords } from './readWords';
import { type RowValues, rowFields, type ShelfRow, type ShopWords } from './rowFields';
import { isReservedSlug, isSlug } from './slugs';
import { type NamedRow, usableFormerSlugs } from './usableFormerSlugs';

/** The rows that can be shown, and diagnostics on all. */
export interface ReadRows {
  /** Sorted by `order`, those without one last. */
  readonly rows: readonly ShelfRow[];
  readonly words?: ShopWords;
  readonly diagnostics: readonly ShelfDiagnostic[];
}

/** Turns the collection SHELVES into rows. Leaves out and reports wrong ones, and references to them. Never throws. */
export function readRows(documents: readonly RawDocument[]): ReadRows {
  const read = documents
    .map(({ id, fields }) => ({ id, ...readFields(fields, rowFields) }))
    .sort((one, other) => placeOf(one.values) - placeOf(other.values))
    .map((one) => ({ ...one, row: rowOf(one.values) }));
  const visible = read.filter(({ values }) => !values.hidden);
  const shown = visible.filter(({ values }) => values.kind !== WORDS);
  const groups = shown.flatMap(({ row }) => (row.kind === 'group' && row.slug ? row.slug : []));
  const taken = new Map<string, string>();
  const rows: NamedRow[] = [];
  const found: ShelfDiagnostic[] = [];
  for (const { id, row, diagnostics } of shown) {
    const fault = faultOf(row, groups) ?? takenBy(taken, row, id);
    if (!fault) rows.push({ id, row });
    const all = [
      ...(fault ? [fault] : [...withoutPicture(row, diagnostics), ...untranslated(row)]),
      ...diagnostics,
    ];
    found.push(...all.map((diagnostic) => ({ ...diagnostic, ids: [id] })));
  }
  const former = usableFormerSlugs(rows);
  const own = readWords(
    visible.filter(({ values }) => values.kind === WORDS),
    former.rows,
  );
  return {
    rows: former.rows,
    ...omitUndefined({ words: own.words }),
    diagnostics: [...found, ...former.diagnostics, ...own.diagnostics],
  };
}

const WORDS = 'words';

function rowOf({ kind, was, ...values }: RowValues): ShelfRow {
  const { collection, slug = '', title = '' } = values;
  return {
    ...values,
    kind: kind === 'group' ? 'group' : collection || slug ? 'shelf' : 'unlisted',
    slug,
    title,
    formerSlugs: listIn(was),
  };
}

function faultOf(row: ShelfRow, groups: readonly string[]): Diagnostic | undefined {
  const { kind, slug, group, collection, title } = row;
  if (!title) return { code: 'rowLacks', field: 'title' };
  if (kind !== 'unlisted') {
    if (!slug) return { code: 'rowLacks', field: 'slug' };
    const found = excerpt(slug) ?? '';
    if (!isSlug(slug)) return { code: 'slugUnusable', field: 'slug', found };
    if (isReservedSlug(slug)) return { code: 'slugReserved', field: 'slug', found };
  }
  if (kind === 'shelf' && !collection) return { code: 'rowLacks', field: 'collection' };
  if (collection && !isShelfCollection(collection)) {
    return { code: 'collectionUnusable', field: 'collection', found: excerpt(collection) ?? '' };
  }
  if (kind === 'group' || (group && groups.includes(group))) return undefined;
  if (!group) return { code: 'rowLacks', field: 'group' };
  return {
    code: 'groupUnknown',
    field: 'group',
    found: excerpt(group) ?? '',
    meant: groups.join(', '),
  };
}

/** What another row has that must be unique. Remembers this row's. */
function takenBy(
  taken: Map<string, string>,
  { kind, slug, collection }: ShelfRow,
  id: string,
): Diagnostic | undefined {
  const only = [
    ...(kind === 'unlisted' ? [] : [{ field: 'slug', found: slug }]),
    ...(collection ? [{ field: 'collection', found: collection }] : []),
  ].map((one) => ({ ...one, key: `${one.field} ${one.found.toLowerCase()}` }));
  const twice = only.find(({ key }) => taken.has(key));
  if (twice) {
    const { field, found, key } = twice;
    return { code: 'rowTwice', field, found, meant: taken.get(key) ?? '' };
  }
  for (const { key } of only) taken.set(key, id);
  return undefined;
}

/** Silent where the address is reported already, or the field is misspelt. */
function withoutPicture(
  { kind, img, title }: ShelfRow,
  diagnostics: readonly Diagnostic[],
): Diagnostic[] {
  const isNamed = diagnostics.some(({ field, meant }) => field === 'img' || meant === 'img');
  if (kind !== 'shelf' || img || isNamed) return [];
  return [{ code: 'rowWithoutPicture', field: 'img', found: title }];
}

function untranslated(row: ShelfRow): Diagnostic[] {
  return otherLanguageCodes
    .map((code) => `title_${code}` as const)
    .filter((field) => !row[field])
    .map((field) => ({ code: 'rowUntranslated', field, found: row.title }));
}

function placeOf({ order = Number.MAX_VALUE }: RowValues): number {
  return order;
}
