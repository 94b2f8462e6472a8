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
import type { GroupSlug } from '../../src/catalogue/registry';
import type { CellKind, DocumentField } from '../../src/data/normalise/DocumentField';
import { documentFields, pictureFields } from '../../src/data/normalise/documentFields';
import { translatedField } from '../../src/data/normalise/translations';
import { sharedMessages } from '../../src/messages/en/sharedMessages';

/** A column of the sheet: the field of a document that its cells fill. */
export interface Column {
  readonly field: string;
  readonly heading: string;
  readonly kind: CellKind | 'picture';
  /** The site's own reader of the field. */
  readonly read: DocumentField['read'];
}

/** A tab of the sheet, and where its rows go. */
export interface Tab {
  readonly name: string;
  readonly kind: ItemKind;
  /** The columns of the documents' fields. Tabs of goods also have the column Shelf. */
  readonly columns: readonly Column[];
  /** Collections by their name in the column Shelf. Other tabs have one collection and no such column. */
  readonly shelves: ReadonlyMap<string, Collection>;
}

/** Headings of the columns that are no fields. */
export const ownHeadings = { shelf: 'Shelf', id: 'Id', result: 'Result' } as const;

/** All tabs, in the order of the sheet. */
export const tabs: readonly Tab[] = [
  ...groups.map(goods),
  single('Home slider', slides),
  single('Videos', videos),
  single('Photos', photos),
  single('Shop', shopNotice),
];

function goods(group: GroupSlug): Tab {
  return {
    name: sharedMessages.groupLabels(group).title,
    kind: 'product',
    columns: columnsOf('product'),
    shelves: new Map(
      categoriesOf(group).map((category) => [
        sharedMessages.labelsOf(category.slug).title,
        productCollection(category),
      ]),
    ),
  };
}

function single(name: string, collection: Collection): Tab {
  const { kind } = collection;
  return { name, kind, columns: columnsOf(kind), shelves: new Map([[name, collection]]) };
}

/** What changes each day stands first, because a phone shows it beside the title; other languages stand last. */
function columnsOf(kind: ItemKind): Column[] {
  const daily = ['title', 'price', 'mrp', 'off', 'soldOut', 'homeDelivery', 'img'];
  const place = ({ field }: Column) =>
    daily.includes(field) ? daily.indexOf(field) : translatedField(field) ? 200 : 100;
  const columns = Object.entries<DocumentField>(documentFields[kind]).map(
    ([field, { heading, kind: cells, read }]): Column => ({
      field,
      heading,
      kind: pictureFields[kind].includes(field) ? 'picture' : cells,
      read,
    }),
  );
  return columns.sort((one, other) => place(one) - place(other));
}

/** Whether a tab has goods, on several shelves. */
export function isGoods({ kind }: Pick<Tab, 'kind'>): boolean {
  return kind === 'product';
}
