import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc } from 'firebase/firestore';
import { ownCollections } from '@/catalogue/ownCollections';
import { closedRules, openRules as rules } from '../helpers/closedRules';
import { describeWithEmulator, emulatorAddress } from '../helpers/emulator';

const projectId = 'demo-rules';

function hostOf() {
  const [host = '', port = ''] = emulatorAddress().split(':');
  return { host, port: Number(port) };
}

describeWithEmulator('firestore.rules', () => {
  let environment: RulesTestEnvironment;

  beforeAll(async () => {
    environment = await initializeTestEnvironment({
      projectId,
      firestore: { ...hostOf(), rules },
    });
  });
  afterAll(() => environment.cleanup());

  const visitors = [
    ['a visitor', () => environment.unauthenticatedContext()],
    ['somebody with an account', () => environment.authenticatedContext('somebody')],
  ] as const;

  it.each(visitors)('%s may read every collection', async (_who, context) => {
    const database = context().firestore();
    await assertSucceeds(getDocs(collection(database, 'MAKEUP-Concealer palate')));
    await assertSucceeds(getDoc(doc(database, 'VIDEO YOUTUBE', 'one')));
  });

  it.each(visitors)('%s may not read what pushes and imports overwrote', async (_who, context) => {
    const database = context().firestore();
    await assertFails(getDocs(collection(database, ownCollections.history)));
    await assertFails(getDoc(doc(database, ownCollections.history, 'one')));
    await assertFails(getDocs(collection(database, ownCollections.sync)));
    await assertSucceeds(getDocs(collection(database, ownCollections.sheetRun)));
  });

  it.each(visitors)('%s may not write, change or delete anything', async (_who, context) => {
    const database = context().firestore();
    const product = doc(database, 'MAKEUP-Foundation', 'one');
    // The SDK reports each refusal on the console, as expected.
    const reported = jest.spyOn(console, 'error').mockImplementation();
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    await assertFails(setDoc(product, { price: 1 }));
    await assertFails(setDoc(product, { price: 1 }, { merge: true }));
    await assertFails(deleteDoc(product));
    await assertFails(setDoc(doc(database, 'anything', 'else'), { x: 1 }));
    expect(reported.mock.calls.length + warned.mock.calls.length).toBeGreaterThan(0);
  });

  it.each([
    ['open', rules],
    ['closed', closedRules('reader@my-shop.in')],
  ])('compiles without a warning when %s', async (_form, content) => {
    expect(await compile(content)).not.toHaveProperty('issues');
  });

  it('lets only the reader in when closed, who may not read the history', async () => {
    const closed = await initializeTestEnvironment({
      projectId: 'demo-rules-closed',
      firestore: { ...hostOf(), rules: closedRules('reader@my-shop.in') },
    });
    const shelf = (context: RulesTestContext, name = 'MAKEUP-Blush') =>
      getDocs(collection(context.firestore(), name));
    const reader = closed.authenticatedContext('u1', { email: 'reader@my-shop.in' });
    await assertSucceeds(shelf(reader));
    await assertFails(shelf(reader, ownCollections.history));
    await assertFails(shelf(closed.unauthenticatedContext()));
    await assertFails(shelf(closed.authenticatedContext('u2', { email: 'visitor@my-shop.in' })));
    await closed.cleanup();
  });
});

async function compile(content: string): Promise<unknown> {
  const response = await fetch(
    `http://${emulatorAddress()}/emulator/v1/projects/demo-compile:securityRules`,
    {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    },
  );
  expect(response.ok).toBe(true);
  return response.json();
}
