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
});
