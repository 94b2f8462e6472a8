import { listDocuments } from '../../../scripts/database/listDocuments';
import { pushCatalogue } from '../../../scripts/push/pushCatalogue';
import { readCatalogueFiles } from '../../../scripts/push/readCatalogueFiles';
import { describeWithEmulator, emulatorDatabase } from '../../helpers/emulator';

const talk = { say: () => {}, confirm: async () => true };

describeWithEmulator('listDocuments', () => {
  it('reads back the catalogue that was pushed', async () => {
    const files = readCatalogueFiles('demo');
    const database = emulatorDatabase('demo-read-all');
    await pushCatalogue(files, database, talk);
    const read = await listDocuments([...files.keys()], database);
    const asFiles = [...read].map(([name, documents]) => [name, Object.fromEntries(documents)]);
    expect(Object.fromEntries(asFiles)).toEqual(Object.fromEntries(files));
  });
});
