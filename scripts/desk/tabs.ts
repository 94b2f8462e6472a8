import { placeInSheet } from '../../src/answers/report/placeInSheet';
import { categoriesOf, groups } from '../../src/catalogue/categories';
import {
  type Collection,
  type ItemKind,
  photos,
  productCollection,
  shopNotice,
  slides,
  videos,
} from '../../src/catalogue/collections';
import { spellingKey } from '../../src/catalogue/fold';
import type { GroupSlug } from '../../src/catalogue/registry';
import type { DocumentField } from '../../src/data/normalise/DocumentField';
import { documentFields } from '../../src/data/normalise/documentFields';
import { translatedField } from '../../src/data/normalise/translations';
import { sharedMessages as bengali } from '../../src/messages/bn/sharedMessages';
import { sharedMessages as english } from '../../src/messages/en/sharedMessages';
import { sharedMessages as hindi } from '../../src/messages/hi/sharedMessages';

/** A column of the sheet: the field of a document that its cells fill. */
export interface Column extends DocumentField {
  readonly field: string;
  /** Stands in a closed group at the end: what few rows have, and the other languages. */
  readonly group?: 'rare' | 'languages';
}

/** A tab of the sheet, and where its rows go. */
export interface Tab {
  readonly name: string;
  readonly kind: ItemKind;
  /** The columns of the documents' fields. Tabs of goods also have the column Shelf. */
  readonly columns: readonly Column[];
  /** Collections by their name in the column Shelf. Other tabs have one collection and no such column. */
  readonly shelves: ReadonlyMap<string, Collection>;
  /** The same by their names in every language, as keys of spelling. */
  readonly shelfNames: ReadonlyMap<string, Collection>;
}

/** Fields that are taken even while a row or tab waits: a shop says so at once what it has not. */
export const promptFields: readonly string[] = ['soldOut', 'hidden'];

/** Headings of the columns that are no fields. */
export const ownHeadings = { shelf: 'Shelf', id: 'Id', result: 'Result' } as const;

/** What changes often, which a phone shows beside the title and Result. */
const daily = ['title', 'price', 'mrp', 'off', 'soldOut', 'hidden', 'img'];

/** What few rows have. */
const rare =
  /^(?:delivery|homeDelivery|use|inside|best|img[2-6]|(?:slider|alt|link|headline|line)[23])$/;

/** All tabs, in the order of the sheet. */
export const tabs: readonly Tab[] = [
  ...groups.map(goods),
  ...[slides, videos, photos, shopNotice].map(single),
];

/** The tab of the shop that a name means, however it is written; undefined for another tab. */
export function tabNamed(name: string): Tab | undefined {
  return tabs.find((tab) => spellingKey(tab.name) === spellingKey(name));
}

function goods(group: GroupSlug): Tab {
  const shelvesIn = ({ labelsOf }: typeof english): NamedShelf[] =>
    categoriesOf(group).map((one) => [labelsOf(one.slug).title, productCollection(one)]);
  const { title } = english.groupLabels(group);
  // The English names come last, because the last of two equal keys counts.
  return tabOf('product', title, shelvesIn(english), [hindi, bengali, english].flatMap(shelvesIn));
}

function single(collection: Collection): Tab {
  const name = placeInSheet(collection);
  return tabOf(collection.kind, name, [[name, collection]]);
}

type NamedShelf = readonly [name: string, collection: Collection];

function tabOf(
  kind: ItemKind,
  name: string,
  shelves: readonly NamedShelf[],
  inAllLanguages = shelves,
): Tab {
  const keys = inAllLanguages.map(([name, collection]) => [spellingKey(name), collection] as const);
  const shelfNames = new Map(keys);
  return { name, kind, columns: columnsOf(kind), shelves: new Map(shelves), shelfNames };
}

/** Daily columns first; rare ones and other languages last, each in a group that `order` keeps apart. */
function columnsOf(kind: ItemKind): Column[] {
  const columns = Object.entries<DocumentField>(documentFields[kind]).map(
    ([field, one]): Column => ({ ...one, field, ...groupOf(kind, field) }),
  );
  return columns.sort((one, other) => placeOf(one) - placeOf(other));
}

function groupOf(kind: ItemKind, field: string): Pick<Column, 'group'> {
  if (translatedField(field)) return { group: 'languages' };
  return kind !== 'notice' && rare.test(field) ? { group: 'rare' } : {};
}

function placeOf({ field, group }: Column): number {
  if (group === 'languages') return 400;
  if (field === 'order') return 300;
  if (group === 'rare') return 200;
  return daily.includes(field) ? daily.indexOf(field) : 100;
}
