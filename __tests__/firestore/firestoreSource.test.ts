import { firestoreSource } from '@/data/source/firestoreSource';
import { publishRules } from '../../e2e/publishRules';
import type { Write } from '../../scripts/database/Database';
import { openRules } from '../helpers/closedRules';
import { describeWithEmulator, emulatorAddress, emulatorDatabase } from '../helpers/emulator';

const projectId = 'demo-source';
const apiKey = 'the-emulator-takes-any-key';
const collection = 'HAIR-Texture Spray';

function sixtyWrites(): Write[] {
  return Array.from({ length: 60 }, (_, index) => ({
    collection,
    id: `n${String((index * 37) % 60).padStart(2, '0')}`,
    fields: { mrp: '₹1,299/-', price: 450 },
  }));
}

describeWithEmulator('firestoreSource', () => {
  beforeAll(async () => {
    await publishRules(emulatorAddress(), projectId, openRules);
    process.env.__FIREBASE_DEFAULTS__ = JSON.stringify({
      emulatorHosts: { firestore: emulatorAddress() },
    });
  });

  it('reads the first 45 of 60 documents in the order of their ids, with unchanged fields', async () => {
    await emulatorDatabase(projectId).commit(sixtyWrites());
    const documents = await firestoreSource({ projectId, apiKey }).read(collection, 45);
    expect(documents.map(({ id }) => id)).toEqual(
      Array.from({ length: 45 }, (_, index) => `n${String(index).padStart(2, '0')}`),
    );
    expect(documents[0]?.fields).toEqual({ mrp: '₹1,299/-', price: 450 });
  });

  it('reads an empty collection', async () => {
    expect(await firestoreSource({ projectId, apiKey }).read('HAIR-Moose', 45)).toEqual([]);
  });
});
