import type { RowTexts, ShelfRow } from '@/catalogue/ShelfRow';
import { omitUndefined } from '../../shop/omitUndefined';
import { readFields } from '../normalise/readFields';
import { translationsOf } from '../normalise/translations';
import type { RawDocument } from '../source/CatalogueSource';
import { rowFields, rowTexts } from './rowFields';
import { isReservedSlug, isSlug } from './slugs';

/** The rows that can be shown, and what is wrong with the others. */
export interface ReadRows {
  /** In the order in which their pages are shown: by `order`, those without one last. */
  readonly rows: readonly ShelfRow[];
  /** One sentence each, which names the row and its field. */
  readonly problems: readonly string[];
}

/**
 * Turns the documents of the collection SHELVES into the rows of the registry. A row that is wrong is left out and named;
 * so is what refers to it. Never throws.
 */
export function readRows(documents: readonly RawDocument[]): ReadRows {
  const read = documents
    .map(({ id, fields }) => ({ id, ...readFields(fields, rowFields) }))
    .filter(({ values }) => !values.hidden)
    .sort((one, other) => placeOf(one.values) - placeOf(other.values))
    .map(({ id, values }) => ({ id, row: rowOf(values) }));
  const groups = new Set(read.flatMap(({ row }) => (row.kind === 'group' ? row.slug : [])));
  const seen = new Map<string, string>();
  const rows: ShelfRow[] = [];
  const problems: string[] = [];
  for (const { id, row } of read) {
    const problem = faultOf(row, groups) ?? takenBy(seen, row, id);
    if (problem) problems.push(`${id}: ${problem}`);
    else rows.push(row);
  }
  return { rows, problems };
}

type Values = ReturnType<typeof readFields<typeof rowFields>>['values'];

function rowOf(values: Values): ShelfRow {
  const { kind, slug = '', collection, brands, img, spellings, names, title = '' } = values;
  const texts = Object.fromEntries(rowTexts.map((name) => [name, values[name]]));
  const own = Object.fromEntries(rowTexts.map((name) => [name, name])) as Record<
    keyof RowTexts,
    keyof RowTexts
  >;
  return {
    kind: kind === 'group' ? 'group' : collection || slug ? 'shelf' : 'unlisted',
    ...omitUndefined({ ...texts, title }),
    slug,
    ...omitUndefined({
      collection,
      group: values.group,
      isBrands: brands,
      menuPlace: values.menuPlace,
      homePlace: values.homePlace,
      spellings: listIn(spellings),
      names: listIn(names),
      image: img,
      mark: values.mark,
    }),
    ...translationsOf(own, values),
  } as ShelfRow;
}

function faultOf(row: ShelfRow, groups: ReadonlySet<string>): string | undefined {
  const { kind, slug, collection, group, title, mark } = row;
  if (!title) return 'title: a row needs a title';
  if (kind !== 'unlisted' && !isSlug(slug))
    return `slug: "${slug}" can't be an address; use letters, digits and hyphens`;
  if (kind !== 'unlisted' && isReservedSlug(slug))
    return `slug: /${slug} is an address of the site itself; choose another`;
  if (kind === 'shelf' && !collection)
    return 'collection: a shelf needs the collection of its products';
  if (kind !== 'group' && !groups.has(group ?? ''))
    return `group: there is no group "${group ?? ''}"; they are ${[...groups].join(', ')}`;
  if (mark && !/^[a-z\d\s.,-]+$/i.test(mark)) return 'mark: this is no path of an SVG drawing';
  return undefined;
}

/** What another row has that only one may have. Remembers this row's. */
function takenBy(seen: Map<string, string>, row: ShelfRow, id: string): string | undefined {
  const only = [
    ...(row.kind === 'unlisted' ? [] : [`${row.kind} ${row.slug.toLowerCase()}`]),
    ...(row.collection ? [`collection ${row.collection}`] : []),
  ];
  const taken = only.find((name) => seen.has(name));
  if (taken) return `${taken}: the row ${seen.get(taken)} has it already`;
  for (const name of only) seen.set(name, id);
  return undefined;
}

function placeOf({ order = Number.MAX_VALUE }: Values): number {
  return order;
}

function listIn(text: string | undefined): string[] | undefined {
  return text?.split(/[,;\n]/).flatMap((part) => part.trim() || []);
}
