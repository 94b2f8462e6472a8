import { readShopSettings } from '@/shop/readShopSettings';
import { shopVariables } from '@/shop/shopVariables';
import { SWEETS, sweetShopSettings } from '../../e2e/sweetShopSettings';

/*
 * Makes the site of this test file that of the sweet shop, as a build for it would. Import it before any other module of
 * the site: they take the shop and its shelves at the moment in which they are loaded.
 */
const facts = readShopSettings(sweetShopSettings);
Object.assign(process.env, shopVariables({ ...facts, showsDemoCatalogue: false }));
process.env.CATALOGUE_FOLDER = SWEETS;

// Loaded now, because they know the languages of the shop.
const { rowsInFile } = jest.requireActual<typeof import('@/data/registry/rowDocuments')>(
  '@/data/registry/rowDocuments',
);
const { shelfVariables } = jest.requireActual<typeof import('@/data/registry/shelfVariables')>(
  '@/data/registry/shelfVariables',
);
for (const name of Object.keys(process.env))
  if (name.startsWith('SHELF_')) delete process.env[name];
Object.assign(process.env, shelfVariables(rowsInFile(SWEETS)));
