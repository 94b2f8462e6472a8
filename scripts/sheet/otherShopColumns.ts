import { readCell } from './readCell';
import type { Cell } from './SheetTable';

interface OtherShopColumn {
  readonly field: string;
  readonly headings: readonly string[];
  /** What a filled cell says in our words; undefined for nothing. By default the cell itself. */
  readonly read?: (cell: Cell) => Cell | undefined;
}

/** Words for availability and visibility (`wordOf`), in our columns Sold out and Hidden. */
const soldOut = answers(
  'outofstock soldout no false',
  'instock yes true availablefororder preorder backorder onbackorder limitedavailability discontinued',
);
const hidden = answers(
  'draft archived unlisted private pending inactive hidden staging whitelistonly unpublished no false 0 -1',
  'active published visible catalog search yes true 1',
);

function answers(yes: string, no: string): ReadonlyMap<string, string> {
  return new Map([
    ...yes.split(' ').map((word) => [word, 'yes'] as const),
    ...no.split(' ').map((word) => [word, ''] as const),
  ]);
}

/**
 * Sources: Meta's "Product data specifications", Shopify's "Using CSV files", WooCommerce's
 * "Product CSV Import Schema", Wix' "Formatting your CSV".
 */
export const otherShopColumns: readonly OtherShopColumn[] = [
  { field: 'des', headings: ['bodyhtml', 'plaindescription', 'shortdescription'] },
  { field: 'price', headings: ['variantprice', 'regularprice'] },
  { field: 'mrp', headings: ['variantcompareatprice', 'compareatprice', 'strikethroughprice'] },
  { field: 'img', headings: ['imagesrc', 'images', 'productimageurl', 'media'] },
  { field: 'img2', headings: ['additionalimagelink'] },
  { field: 'brand', headings: ['vendor', 'brands'] },
  // Wix' weight, a bare number, is the parcel's.
  {
    field: 'size',
    headings: ['weight'],
    read: (cell) => (/\p{L}/u.test(`${cell}`) ? cell : undefined),
  },
  {
    field: 'soldOut',
    headings: ['availability', 'instock', 'stockstatus', 'inventory', 'quantitytosellonfacebook'],
    read: (cell) => {
      const count = readCell(cell, 'number');
      return 'value' in count ? yesIf(Number(count.value) <= 0) : saysOf(soldOut, cell);
    },
  },
  {
    field: 'hidden',
    headings: ['availability'],
    read: (cell) => yesIf(wordOf(cell) === 'discontinued'),
  },
  {
    field: 'hidden',
    headings: ['published', 'publishedononlinestore', 'visible', 'visibilityincatalog'],
    read: (cell) => saysOf(hidden, cell),
  },
  // An owner's own column may be called so: other words in it say nothing.
  {
    field: 'hidden',
    headings: ['status', 'visibility'],
    read: (cell) => hidden.get(wordOf(cell)),
  },
];

/** An unknown word stays, and refuses its row: nobody knows whether the product is on sale. */
function saysOf(words: ReadonlyMap<string, string>, cell: Cell): Cell {
  return words.get(wordOf(cell)) ?? cell;
}

function yesIf(is: boolean): string {
  return is ? 'yes' : '';
}

/** "Out of stock", out_of_stock and OutOfStock alike; -1 stays -1. */
function wordOf(cell: Cell): string {
  return String(cell)
    .toLowerCase()
    .replace(/[\s_]+/g, '');
}
