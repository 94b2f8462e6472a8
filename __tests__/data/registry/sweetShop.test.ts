import { readRows } from '@/data/registry/readRows';
import { rowsInFile } from '@/data/registry/rowDocuments';
import { shelfVariables } from '@/data/registry/shelfVariables';
import { shopRows } from '@/data/registry/shopRows';
import { encodeFields } from '../../../e2e/standIn/encodeFields';
import { FirestoreStandIn } from '../../../e2e/standIn/FirestoreStandIn';
import { SWEETS } from '../../../e2e/sweetShopSettings';
import { readCatalogueFiles } from '../../../scripts/push/readCatalogueFiles';

const { rows, diagnostics } = readRows(rowsInFile(SWEETS).documents);

describe('the rows of the sweet shop', () => {
  it('are three groups, nine shelves and two goods without a page; two lack Bengali names', () => {
    const kinds = rows.map(({ kind }) => kind);
    const counts = ['group', 'shelf', 'unlisted'].map(
      (kind) => kinds.filter((one) => one === kind).length,
    );
    expect(counts).toEqual([3, 9, 2]);
    // It does without Hindi.
    const others = diagnostics.filter(
      ({ code, field }) => !(code.endsWith('Untranslated') && field?.endsWith('_hi')),
    );
    expect(others.map(({ ids }) => ids[0])).toEqual(['group-savoury', 'Chanachur']);
  });

  it('have files for exactly their collections', () => {
    const shelves = rows.flatMap(({ collection }) => collection ?? []);
    const others = ['SHELVES', 'SLIDER-HOME', 'VISIT-SHOP', 'VIDEO YOUTUBE'];
    expect([...readCatalogueFiles(SWEETS).keys()].sort()).toEqual([...shelves, ...others].sort());
  });

  it('make the same registry from the database as from the files', async () => {
    const standIn = new FirestoreStandIn();
    await standIn.accept();
    const documents = readCatalogueFiles(SWEETS).get('SHELVES') ?? {};
    const entries = Object.entries(documents).map(([id, fields]) => [id, encodeFields(fields)]);
    standIn.documents.set('SHELVES', Object.fromEntries(entries));
    const emulatorHosts = { firestore: `127.0.0.1:${standIn.port}` };
    jest.replaceProperty(process, 'env', {
      ...process.env,
      SHELF_ROWS: '',
      FIREBASE_PROJECT_ID: 'demo-sweet-shop',
      FIREBASE_API_KEY: 'the-stand-in-takes-any-key',
      __FIREBASE_DEFAULTS__: JSON.stringify({ emulatorHosts }),
    });
    const inDatabase = await shopRows();
    await standIn.refuse();
    expect(inDatabase.fromDatabase).toBe(true);
    expect(shelfVariables(inDatabase)).toEqual(shelfVariables(rowsInFile(SWEETS)));
  });
});
