import { categories, groups } from '../../src/catalogue/categories';
import {
  type Collection,
  type ItemKind,
  photos,
  productCollection,
  shopNotice,
  slides,
  videos,
} from '../../src/catalogue/collections';
import { translatedField } from '../../src/data/normalise/translations';
import { sharedMessages } from '../../src/messages/en/sharedMessages';
import { type Column, columnsOf } from './columns';

/** A tab of the sheet, and where its rows go. */
export interface Tab {
  readonly name: string;
  readonly kind: ItemKind;
  /** Of the documents' fields. Goods also have the column Shelf. */
  readonly columns: readonly Column[];
  /** By its name in the column Shelf. Other tabs have one collection and no such column. */
  readonly shelves: ReadonlyMap<string, Collection>;
}

/** Changed each day, so first: a phone shows them beside the title. */
const daily = ['title', 'price', 'mrp', 'off', 'soldOut', 'homeDelivery', 'img'];

function sheetColumns(kind: ItemKind): Column[] {
  const place = ({ field }: Column) =>
    daily.includes(field) ? daily.indexOf(field) : translatedField(field) ? 200 : 100;
  return columnsOf(kind).sort((one, other) => place(one) - place(other));
}

function goods(slug: (typeof groups)[number]['slug']): Tab {
  const own = categories.filter(({ group }) => group === slug);
  return {
    name: sharedMessages.groupLabels(slug).title,
    kind: 'product',
    columns: sheetColumns('product'),
    shelves: new Map(
      own.map((category) => [
        sharedMessages.labelsOf(category.slug).title,
        productCollection(category),
      ]),
    ),
  };
}

function single(name: string, collection: Collection): Tab {
  const { kind } = collection;
  return { name, kind, columns: sheetColumns(kind), shelves: new Map([[name, collection]]) };
}

/** All tabs, in the order of the sheet. */
export const tabs: readonly Tab[] = [
  ...groups.map(({ slug }) => goods(slug)),
  single('Home slider', slides),
  single('Videos', videos),
  single('Photos', photos),
  single('Shop', shopNotice),
];
