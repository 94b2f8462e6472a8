import { Firestore, GeoPoint, Timestamp } from '@google-cloud/firestore';
import { undoLastRun } from '../../../scripts/history/undoLastRun';
import { importSheet } from '../../../scripts/import/importSheet';
import { describeWithEmulator, emulatorDatabase } from '../../helpers/emulator';
import { importConversation } from '../../helpers/importConversation';

const collection = 'WAX Stick';
const reference = new Firestore({ projectId: 'demo-types' }).doc('a/b');

/** A document with values that JSON has no type for. */
const typed = {
  title: 'Wax',
  price: 120,
  off: 20,
  img: '/pictures/products/Wax-stick-1.webp',
  until: new Timestamp(2_427_000_000, 5_000),
  shown: [new GeoPoint(24.1, 88.25), { at: new Timestamp(1, 0) }],
  bytes: Buffer.from('a'),
  reference,
};

describeWithEmulator('FirestoreDatabase', () => {
  it('keeps times, places, bytes and references through a rewrite and an undo', async () => {
    const database = emulatorDatabase('demo-types');
    const stored = async () => (await database.list(collection)).get('wax')?.fields;
    await database.commit([{ collection, id: 'wax', fields: typed }]);
    const before = await stored();
    const table = [
      ['Shelf', 'Id', 'Price', 'Discount %', 'Until'],
      ['Wax Stick', 'wax', 110, '', '2046-12-20'],
    ];
    const { talk } = importConversation(true);
    expect(await importSheet({ table, passedOver: [] }, database, talk)).toBe(true);
    const { off, ...rest } = Object(before);
    expect(await stored()).toEqual({ ...rest, price: 110, until: '2046-12-20' });
    expect(await undoLastRun(database, importConversation(true).talk)).toBe(true);
    expect(await stored()).toEqual({ ...rest, off });
    expect((await stored())?.until).toEqual(typed.until);
  });

  it('writes all of a commit or none, and over nothing that was changed meanwhile', async () => {
    const database = emulatorDatabase('demo-conditions');
    await database.commit([{ collection, id: 'wax', fields: { price: 1, off: 5 } }]);
    const read = (await database.list(collection)).get('wax') ?? { fields: {}, updateTime: '' };
    await database.commit([{ collection, id: 'wax', fields: { price: 2, off: 5 } }]);
    const other = { collection, id: 'other', fields: {} };
    const late = { collection, id: 'wax', currentDocument: read };
    const again = {
      collection,
      id: 'wax',
      fields: {},
      currentDocument: { exists: false },
    } as const;
    for (const write of [{ ...late, fields: { price: 3 } }, late, again])
      await expect(database.commit([other, write])).rejects.toThrow('another run was going on');
    expect([...(await database.list(collection)).values()].map(({ fields }) => fields)).toEqual([
      { price: 2, off: 5 },
    ]);
  });
});
