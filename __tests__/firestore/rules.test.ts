import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc } from 'firebase/firestore';
import { shopCollections } from '@/catalogue/collections';
import { publishRules } from '../../e2e/publishRules';
import { READER } from '../helpers/authStandIn';
import { openRules, shippedRules } from '../helpers/closedRules';
import { describeWithEmulator, emulatorAddress } from '../helpers/emulator';

function hostOf() {
  const [host = '', port = ''] = emulatorAddress().split(':');
  return { host, port: Number(port) };
}

/** A project of the emulator with these rules. */
async function projectWith(projectId: string, rules: string): Promise<RulesTestEnvironment> {
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { ...hostOf(), rules },
  });
  environments.push(environment);
  return environment;
}

const environments: RulesTestEnvironment[] = [];

const visitors: Readonly<Record<string, (project: RulesTestEnvironment) => RulesTestContext>> = {
  'a visitor': (project) => project.unauthenticatedContext(),
  'somebody with an account': (project) =>
    project.authenticatedContext('u2', { email: 'visitor@my-shop.in' }),
  'the reader': (project) => project.authenticatedContext('u1', { email: READER.email }),
};

const shelf = (context: RulesTestContext, name = 'MAKEUP-Concealer palate') =>
  getDocs(collection(context.firestore(), name));

describeWithEmulator('firestore.rules', () => {
  afterAll(() => Promise.all(environments.map((environment) => environment.cleanup())));

  it.each([
    ['a visitor', false],
    ['somebody with an account', false],
    ['the reader', true],
  ])('as shipped let %s read: %s', async (who, may) => {
    const context = visitors[who]?.(await projectWith('demo-rules', shippedRules));
    if (!context) throw new Error(`There is no ${who}`);
    const outcome = may ? assertSucceeds : assertFails;
    await outcome(shelf(context));
    await outcome(getDoc(doc(context.firestore(), 'VIDEO YOUTUBE', 'one')));
  });

  it.each([
    ['as shipped', 'the reader', shippedRules],
    ['opened on purpose', 'a visitor', openRules],
  ])('%s let nobody read what runs of the sheet remember', async (_form, who, rules) => {
    const context = visitors[who]?.(await projectWith('demo-rules', rules));
    if (!context) throw new Error(`There is no ${who}`);
    await assertFails(shelf(context, shopCollections.sync));
  });

  it.each(Object.entries(visitors))('let %s write, change or delete nothing', async (_who, as) => {
    for (const rules of [shippedRules, openRules]) {
      const product = doc(as(await projectWith('demo-rules', rules)).firestore(), 'WAX', 'one');
      // The SDK reports each refusal on the console, as expected.
      const reported = jest.spyOn(console, 'error').mockImplementation();
      const warned = jest.spyOn(console, 'warn').mockImplementation();
      await assertFails(setDoc(product, { price: 1 }));
      await assertFails(setDoc(product, { price: 1 }, { merge: true }));
      await assertFails(deleteDoc(product));
      expect(reported.mock.calls.length + warned.mock.calls.length).toBeGreaterThan(0);
    }
  });

  it.each([
    ['shipped', shippedRules],
    ['open', openRules],
  ])('compile without a warning when %s', async (_form, content) => {
    const answer = await publishRules(emulatorAddress(), 'demo-compile', content);
    expect(answer).not.toHaveProperty('issues');
  });
});
