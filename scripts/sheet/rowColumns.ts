import type { Column } from './Column';

const text = 'text';

/** The columns that only rows of shelves, and the row with the shop's own words, have. "Collection" alone has always meant the shelf of a product. */
export const rowColumns: readonly Column[] = [
  { field: 'kind', heading: 'Kind', kind: text },
  { field: 'slug', heading: 'Slug', aliases: ['address'], kind: text },
  { field: 'collection', heading: 'Collection of products', kind: text },
  { field: 'group', heading: 'Group', kind: text },
  { field: 'brands', heading: 'Are brands', kind: 'yesNo' },
  { field: 'accessories', heading: 'Are accessories', kind: 'yesNo' },
  { field: 'menuPlace', heading: 'Place in menu', kind: 'number' },
  { field: 'homePlace', heading: 'Place on home page', kind: 'number' },
  { field: 'was', heading: 'Former slugs', kind: text },
  { field: 'spellings', heading: 'Other spellings', kind: text },
  { field: 'names', heading: 'Other names', kind: text },
  { field: 'mark', heading: 'Mark', kind: text },
  { field: 'card', heading: 'Name on cards', kind: text },
  { field: 'menu', heading: 'Name in menu', kind: text },
  { field: 'heading', heading: 'Heading of section', kind: text },
  { field: 'all', heading: 'Link to section', kind: text },
  { field: 'sentence', heading: 'Sentence', kind: text },
  { field: 'promise', heading: 'Promise', kind: text },
  { field: 'goods', heading: 'Goods', kind: text },
  { field: 'closeUps', heading: 'Seen closely', kind: text },
  { field: 'inShop', heading: 'In the shop', kind: text },
  { field: 'shopKind', heading: 'Kind of shop', kind: text },
  { field: 'welcome', heading: 'Welcome', kind: text },
  { field: 'band', heading: 'Band', kind: text },
  { field: 'bandLine', heading: 'Line of band', kind: text },
  { field: 'bandShelves', heading: 'Shelves of band', kind: text },
  { field: 'example', heading: 'Example of a search', kind: text },
  { field: 'synonyms', heading: 'Synonyms', kind: text },
  { field: 'appCategories', heading: 'Categories of the app', kind: text },
];
