import { parseRows } from '../../../scripts/import/parseRows';
import type { Cell } from '../../../scripts/sheet/SheetTable';

/** What one row says, by the headings of our columns. */
function read(cells: Readonly<Record<string, Cell>>) {
  const { rows, variants } = parseRows([
    ['Shelf', ...Object.keys(cells)],
    ['Wax Stick', ...Object.values(cells)],
  ]);
  const [row] = rows;
  if (!row) return { variants: variants.length };
  return Object.fromEntries([...row.cells].map(([{ heading }, cell]) => [heading, cell]));
}

const shopify = {
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': 0,
  'Variant Inventory Policy': 'deny',
};

describe('a column of another shop', () => {
  it.each<[heading: string, cell: Cell, says: object]>([
    ['availability', 'Out of Stock', { 'Sold out': 'yes', Hidden: '' }],
    ['availability', 'out_of_stock', { 'Sold out': 'yes', Hidden: '' }],
    ['availability', 'available for order', { 'Sold out': '', Hidden: '' }],
    ['availability', 'preorder', { 'Sold out': '', Hidden: '' }],
    ['availability', 'discontinued', { 'Sold out': '', Hidden: 'yes' }],
    ['availability', 'ask Rina', { 'Sold out': 'ask Rina', Hidden: '' }],
    ['Availability', '', {}],
    ['Published', -1, { Hidden: 'yes' }],
    ['Published', '-1', { Hidden: 'yes' }],
    ['Published', 0, { Hidden: 'yes' }],
    ['Published', false, { Hidden: 'yes' }],
    ['Published', 1, { Hidden: '' }],
    ['Published on online store', 'FALSE', { Hidden: 'yes' }],
    ['visible', 'FALSE', { Hidden: 'yes' }],
    ['visible', 'perhaps', { Hidden: 'perhaps' }],
    ['Status', 'Draft', { Hidden: 'yes' }],
    ['Status', 'ordered on Monday', {}],
    ['Status', 'constructor', {}],
    ['visibility', 'staging', { Hidden: 'yes' }],
    ['visibility', 'whitelist_only', { Hidden: 'yes' }],
    ['inventory', 'OutOfStock', { 'Sold out': 'yes' }],
    ['inventory', 0, { 'Sold out': 'yes' }],
    ['inventory', 12, { 'Sold out': '' }],
    ['In stock?', 'backorder', { 'Sold out': '' }],
    ['quantity_to_sell_on_facebook', '0', { 'Sold out': 'yes' }],
    ['weight', 0.2, {}],
    ['Weight', '30 g', { Size: '30 g' }],
    ['Brands', 'Lakme', { Brand: 'Lakme' }],
  ])('%s says with %j: %j', (heading, cell, says) => {
    expect(read({ [heading]: cell })).toEqual(says);
  });

  it.each<[cells: Readonly<Record<string, Cell>>, says: object]>([
    [{ Hidden: 'no', Status: 'draft' }, { Hidden: 'no' }],
    [{ Status: 'active', Published: 'FALSE' }, { Hidden: 'yes' }],
    [{ 'In stock?': 0, Stock: '' }, { 'Sold out': 'yes' }],
    [{ Size: '30 ml', weight: '50 g' }, { Size: '30 ml' }],
    [
      { price: '499 INR', sale_price: '449 INR' },
      { Price: '449 INR', 'M.R.P.': '499 INR' },
    ],
    [{ price: '499 INR', sale_price: '' }, { Price: '499 INR' }],
    [{ 'Regular price': 499, 'Sale price': '0.00' }, { Price: 499 }],
    [{ 'Sale price': 449 }, { Price: 449 }],
    [{ 'Sale price': '' }, { Price: '' }],
    [
      { MRP: 520, Price: 499, 'Sale price': 449 },
      { 'M.R.P.': 520, Price: 449 },
    ],
    [
      { price: 200, discountMode: 'PERCENT', discountValue: 15 },
      { Price: 170, 'M.R.P.': 200 },
    ],
    [{ price: 200, discountMode: 'AMOUNT', discountValue: '0.0' }, { Price: 200 }],
    [
      { Price: 90, 'Compare-at price': 99 },
      { Price: 90, 'M.R.P.': 99 },
    ],
    [{ ...shopify, 'Option1 Value': 'Default Title' }, { 'Sold out': 'yes' }],
    [{ ...shopify, 'Variant Inventory Qty': -1 }, { 'Sold out': 'yes' }],
    [{ ...shopify, 'Variant Inventory Qty': 2 }, {}],
    [{ ...shopify, 'Variant Inventory Qty': '' }, {}],
    [{ ...shopify, 'Variant Inventory Tracker': '' }, {}],
    [{ ...shopify, 'Variant Inventory Policy': 'continue' }, {}],
    [{ ...shopify, 'Option1 Value': 'Ivory' }, {}],
    [{ ...shopify, 'Sold out': 'no' }, { 'Sold out': 'no' }],
    [
      {
        'Inventory tracker': 'shopify',
        'Inventory quantity': 0,
        'Continue selling when out of stock': 'DENY',
      },
      { 'Sold out': 'yes' },
    ],
    [{ Handle: 'rose', Title: '', 'Variant Price': 9 }, { variants: 1 }],
    [{ 'URL handle': 'rose', Title: '', Price: 9 }, { variants: 1 }],
    [{ fieldType: 'Variant', name: 'Rose', price: 9 }, { variants: 1 }],
    [{ Type: 'variation', Name: 'Rose - Red' }, { variants: 1 }],
    [{ Type: 'variation, virtual', Name: 'Rose - Red' }, { variants: 1 }],
    [{ Type: 'Matte', Name: 'Rose' }, { Title: 'Rose' }],
  ])('%j together say %j', (cells, says) => {
    expect(read(cells)).toEqual(says);
  });
});
