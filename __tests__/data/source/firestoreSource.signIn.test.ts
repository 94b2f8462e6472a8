import { randomUUID } from 'node:crypto';
import { deleteApp, getApps } from 'firebase/app';
import { firestoreSource } from '@/data/source/firestoreSource';
import { FirestoreStandIn } from '../../../e2e/standIn/FirestoreStandIn';
import { type AuthStandIn, authStandIn, READER } from '../../helpers/authStandIn';

// The real guard, with short times. Without it the SDK waits for half a minute.
jest.mock('@/data/source/guardFirestoreFetch', () => {
  const { guardFirestoreFetch } = jest.requireActual('@/data/source/guardFirestoreFetch');
  const inAHurry = (fetch: unknown) =>
    guardFirestoreFetch(fetch, { deadlineMs: 500, pausesMs: [1, 1] });
  return { guardFirestoreFetch: inAHurry };
});

const projectId = 'demo-sign-in';
const collection = 'HAIR-Moose';
const standIn = new FirestoreStandIn();
let auth: AuthStandIn;

beforeAll(async () => {
  jest.spyOn(console, 'info').mockImplementation();
  await standIn.accept();
  standIn.documents.set(collection, { a: { title: { stringValue: 'Moose' } } });
  auth = await authStandIn(projectId);
  process.env.__FIREBASE_DEFAULTS__ = JSON.stringify({
    emulatorHosts: { firestore: `127.0.0.1:${standIn.port}`, auth: auth.address },
  });
});
afterEach(() => Promise.all(getApps().map(deleteApp)));
afterAll(async () => {
  auth.close();
  await standIn.refuse();
});

/** What the site reads with the SDK, from servers on this machine, while the sign-in fails so. */
function read(fails: AuthStandIn['fails']) {
  auth.asked.length = 0;
  Object.assign(auth.fails, { status: 0, times: undefined, hangs: false }, fails);
  // The SDK keeps the account of a key: another key is another process.
  const source = firestoreSource({ projectId, apiKey: randomUUID(), reader: READER });
  return source.read(collection, 9);
}

const asked = (what: string) => auth.asked.filter((one) => one === what).length;

describe('the sign-in of firestoreSource', () => {
  it.each([1, 2])(
    'is tried again after %d failures of Firebase, in the same reading',
    async (times) => {
      await expect(read({ status: 503, times })).resolves.toHaveLength(1);
      expect(asked('accounts:signInWithPassword')).toBe(times + 1);
    },
  );

  it('ends when Firebase does not answer', async () => {
    await expect(read({ hangs: true })).rejects.toThrow(/can't sign in now \(auth/);
    // Less than the half minute.
  }, 20_000);
});
