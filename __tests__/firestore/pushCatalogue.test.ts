import { ownCollections } from '@/catalogue/ownCollections';
import { undoLastRun } from '../../scripts/history/undoLastRun';
import type { DocumentFields, StoredDocument } from '../../scripts/push/Database';
import { pushCatalogue } from '../../scripts/push/pushCatalogue';
import { type CatalogueFiles, readCatalogueFiles } from '../../scripts/push/readCatalogueFiles';
import { describeWithEmulator, emulatorDatabase } from '../helpers/emulator';

const shelf = (documents: Record<string, Record<string, string | number>>): CatalogueFiles =>
  new Map([['MAKEUP-Concealer palate', documents]]);

function conversation(answer: boolean) {
  const said: string[] = [];
  const confirm = jest.fn(async () => answer);
  return { said, confirm, talk: { say: (line: string) => said.push(line), confirm } };
}

/** A document as the database lists it, with any update time. */
function stored(fields: DocumentFields): StoredDocument {
  return { fields, updateTime: expect.any(String) };
}

describeWithEmulator('pushCatalogue', () => {
  it('counts what is there, asks, writes the whole demo catalogue, and an undo takes it back', async () => {
    const database = emulatorDatabase('demo-push-all');
    const own = { collection: 'HAIR-Bun Stuffing', id: 'own', fields: {} };
    await database.commit([own]);
    const { said, confirm, talk } = conversation(true);
    const files = readCatalogueFiles('demo');
    expect(await pushCatalogue(files, database, talk)).toBe(true);
    expect(said[0]).toBe('In the database now: 1 document in the collections of these files.');
    expect(confirm).toHaveBeenCalledWith('Add 255 documents to the 1 that are there?');
    expect(said).toContainEqual(
      expect.stringMatching(
        /^Done: 255 .* new, 0 overwritten, 0 already the same; 1 .* left alone\.$/,
      ),
    );
    expect((await database.list('HAIR-Bun Stuffing')).size).toBe(6);
    expect([...(await database.list('SHELVES')).keys()].sort()).toEqual(
      Object.keys(files.get('SHELVES') ?? {}).sort(),
    );
    const undone = conversation(true);
    expect(await undoLastRun(database, undone.talk)).toBe(true);
    expect(undone.confirm).toHaveBeenCalledWith('Take back 255 documents?');
    const names = await database.collectionNames();
    expect(names.sort()).toEqual([ownCollections.history, 'HAIR-Bun Stuffing']);
  });

  it.each([
    ['changed', 'a', { price: 77 }],
    ['added', 'c', { title: 'Typed by the owner' }],
  ])('stops and writes nothing when a document was %s after the plan', async (what, id, fields) => {
    const database = emulatorDatabase(`demo-push-${what}`);
    const before = shelf({ a: { price: 100 }, b: { price: 5 } });
    await pushCatalogue(before, database, conversation(true).talk);
    const { said, talk } = conversation(true);
    const confirm = jest.fn(async () => {
      await database.commit([{ collection: 'MAKEUP-Concealer palate', id, fields }]);
      return true;
    });
    const files = shelf({ a: { price: 90 }, b: { price: 6 }, c: { price: 1 } });
    await expect(pushCatalogue(files, database, { ...talk, confirm })).rejects.toThrow(
      /^Firestore answered 4\d\d: /,
    );
    expect(said).toContain('  would overwrite MAKEUP-Concealer palate / a');
    expect(confirm).toHaveBeenCalledWith(
      'Overwrite 2 documents and add 1 document to the 2 that are there?',
    );
    expect(said.join()).not.toContain('Done');
    const documents = [
      ['a', stored({ price: 100 })],
      ['b', stored({ price: 5 })],
      [id, stored(fields)],
    ] as const;
    expect(await database.list('MAKEUP-Concealer palate')).toEqual(new Map(documents));
  });
});
