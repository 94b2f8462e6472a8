import { columnHeadings } from '../../src/catalogue/columnHeadings';
import type { Column } from './Column';

const text = 'text';

/** The columns that only rows of shelves, and the row with the shop's own words, have. "Collection" alone has always meant the shelf of a product. */
export const rowColumns: readonly Column[] = [
  { field: 'kind', heading: columnHeadings.kind, kind: text },
  { field: 'slug', heading: columnHeadings.slug, aliases: ['address'], kind: text },
  { field: 'collection', heading: columnHeadings.collection, kind: text },
  { field: 'group', heading: columnHeadings.group, kind: text },
  { field: 'brands', heading: columnHeadings.brands, kind: 'yesNo' },
  { field: 'accessories', heading: columnHeadings.accessories, kind: 'yesNo' },
  { field: 'menuPlace', heading: columnHeadings.menuPlace, kind: 'number' },
  { field: 'homePlace', heading: columnHeadings.homePlace, kind: 'number' },
  { field: 'was', heading: columnHeadings.was, kind: text },
  { field: 'spellings', heading: columnHeadings.spellings, kind: text },
  { field: 'names', heading: columnHeadings.names, kind: text },
  { field: 'mark', heading: columnHeadings.mark, kind: text },
  { field: 'card', heading: columnHeadings.card, kind: text },
  { field: 'menu', heading: columnHeadings.menu, kind: text },
  { field: 'heading', heading: columnHeadings.heading, kind: text },
  { field: 'all', heading: columnHeadings.all, kind: text },
  { field: 'sentence', heading: columnHeadings.sentence, kind: text },
  { field: 'promise', heading: columnHeadings.promise, kind: text },
  { field: 'goods', heading: columnHeadings.goods, kind: text },
  { field: 'closeUps', heading: columnHeadings.closeUps, kind: text },
  { field: 'inShop', heading: columnHeadings.inShop, kind: text },
  { field: 'shopKind', heading: columnHeadings.shopKind, kind: text },
  { field: 'welcome', heading: columnHeadings.welcome, kind: text },
  { field: 'band', heading: columnHeadings.band, kind: text },
  { field: 'bandLine', heading: columnHeadings.bandLine, kind: text },
  { field: 'bandShelves', heading: columnHeadings.bandShelves, kind: text },
  { field: 'example', heading: columnHeadings.example, kind: text },
  { field: 'synonyms', heading: columnHeadings.synonyms, kind: text },
  { field: 'appCategories', heading: columnHeadings.appCategories, kind: text },
];
