import type { RestFields } from '../../scripts/push/encodeFields';
import type { StoredDocument } from '../../scripts/push/FirestoreRest';
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
function stored(fields: RestFields): StoredDocument {
  return { fields, updateTime: expect.any(String) };
}

describeWithEmulator('pushCatalogue', () => {
  it('writes the whole demo catalogue into an empty database without asking', async () => {
    const database = emulatorDatabase('demo-push-all');
    const { said, confirm, talk } = conversation(false);
    expect(await pushCatalogue(readCatalogueFiles('demo'), database, talk)).toBe(true);
    expect(confirm).not.toHaveBeenCalled();
    expect(said.at(-1)).toMatch(/^Done: 205 documents new, 0 overwritten, 0 already the same/);
    expect((await database.list('HAIR-Bun Stuffing')).size).toBe(5);
  });

  it('asks before overwriting, and writes nothing after a no', async () => {
    const database = emulatorDatabase('demo-push-no');
    await pushCatalogue(shelf({ a: { price: 100 } }), database, conversation(true).talk);
    const { said, confirm, talk } = conversation(false);
    const written = await pushCatalogue(
      shelf({ a: { price: 90 }, b: { price: 5 } }),
      database,
      talk,
    );
    expect(written).toBe(false);
    expect(confirm).toHaveBeenCalledWith('Overwrite 1 document in the database?');
    expect(said).toContain('  would overwrite MAKEUP-Concealer palate / a');
    expect(said.at(-1)).toBe('Nothing was written.');
    expect(await database.list('MAKEUP-Concealer palate')).toEqual(
      new Map([['a', stored({ price: { integerValue: '100' } })]]),
    );
  });

  it('overwrites after a yes, and leaves and reports documents that only the database has', async () => {
    const database = emulatorDatabase('demo-push-yes');
    await pushCatalogue(
      shelf({ a: { price: 100 }, own: { title: 'Typed by the owner' } }),
      database,
      conversation(true).talk,
    );
    const { said, talk } = conversation(true);
    expect(
      await pushCatalogue(shelf({ a: { price: 90.5 }, b: { title: 'ক' } }), database, talk),
    ).toBe(true);
    expect(said.at(-1)).toBe(
      "Done: 1 document new, 1 overwritten, 0 already the same; 1 in the database that the files don't have, left alone.",
    );
    expect(await database.list('MAKEUP-Concealer palate')).toEqual(
      new Map([
        ['a', stored({ price: { doubleValue: 90.5 } })],
        ['b', stored({ title: { stringValue: 'ক' } })],
        ['own', stored({ title: { stringValue: 'Typed by the owner' } })],
      ]),
    );
  });

  it.each([
    ['changed', 'a', { price: { integerValue: '77' } }],
    ['added', 'c', { title: { stringValue: 'Typed by the owner' } }],
  ])('stops and writes nothing when a document was %s after the plan', async (what, id, fields) => {
    const database = emulatorDatabase(`demo-push-${what}`);
    const before = shelf({ a: { price: 100 }, b: { price: 5 } });
    await pushCatalogue(before, database, conversation(true).talk);
    const { said, talk } = conversation(true);
    const confirm = async () => {
      await database.commit([{ collection: 'MAKEUP-Concealer palate', id, fields }]);
      return true;
    };
    const files = shelf({ a: { price: 90 }, b: { price: 6 }, c: { price: 1 } });
    await expect(pushCatalogue(files, database, { ...talk, confirm })).rejects.toThrow(
      /^Firestore answered 4\d\d: /,
    );
    expect(said.join()).not.toContain('Done');
    const documents = [
      ['a', stored({ price: { integerValue: '100' } })],
      ['b', stored({ price: { integerValue: '5' } })],
      [id, stored(fields)],
    ] as const;
    expect(await database.list('MAKEUP-Concealer palate')).toEqual(new Map(documents));
  });

  it('has nothing to do the second time', async () => {
    const database = emulatorDatabase('demo-push-twice');
    const files = shelf({ a: { title: 'One', price: 100 } });
    await pushCatalogue(files, database, conversation(true).talk);
    const { said, confirm, talk } = conversation(false);
    expect(await pushCatalogue(files, database, talk)).toBe(true);
    expect(confirm).not.toHaveBeenCalled();
    expect(said.at(-1)).toMatch(/^Done: 0 documents new, 0 overwritten, 1 already the same/);
  });
});
