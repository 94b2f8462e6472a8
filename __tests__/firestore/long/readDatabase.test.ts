import { printFindings } from '../../../scripts/check/printFindings';
import { readDatabase } from '../../../scripts/database/listDocuments';
import { pushCatalogue } from '../../../scripts/push/pushCatalogue';
import { readCatalogueFiles } from '../../../scripts/push/readCatalogueFiles';
import { describeWithEmulator, emulatorDatabase } from '../../helpers/emulator';

const talk = { say: () => {}, confirm: async () => true };

describeWithEmulator('readDatabase', () => {
  it('reads back the catalogue that was pushed', async () => {
    const files = readCatalogueFiles('demo');
    const database = emulatorDatabase('demo-read-all');
    await pushCatalogue(files, database, talk);
    const read = await readDatabase(database, [...files.keys()]);
    expect(Object.fromEntries(read)).toEqual(Object.fromEntries(files));
  });

  it('reports problems in a database, and documents that no page shows', async () => {
    const database = emulatorDatabase('demo-read-wrong');
    const fine = { title: 'Wax', price: 120, img: '/pictures/products/Wax-stick-1.webp' };
    const writes = Array.from({ length: 47 }, (_, index) => ({
      collection: 'WAX Stick',
      id: String(index).padStart(2, '0'),
      fields: {
        ...fine,
        title: `Wax ${index}`,
        ...(index === 3 ? { Price: 1 } : {}),
      },
    }));
    await database.commit(writes);
    const said: string[] = [];
    const documents = new Map([
      ['WAX Stick', (await readDatabase(database)).get('WAX Stick') ?? {}],
    ]);
    expect(printFindings(documents, (line) => said.push(line))).toBe(true);
    expect(said).toEqual([
      expect.stringMatching(/^warning {2}WAX Stick, 45: /),
      expect.stringMatching(/^warning {2}WAX Stick, 46: /),
      expect.stringMatching(/^hint {5}WAX Stick, 03, Price: /),
      '47 documents in 1 collections.',
      '0 errors, 2 warnings, 1 hint.',
    ]);
    expect(await database.collectionNames()).toEqual(['WAX Stick']);
  });
});
