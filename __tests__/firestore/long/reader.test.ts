import { deleteApp, getApps } from 'firebase/app';
import { firestoreSource } from '@/data/source/firestoreSource';
import { publishRules } from '../../../e2e/publishRules';
import { rulesToPublish } from '../../../scripts/check/rulesToPublish';
import { type AuthStandIn, authStandIn, READER } from '../../helpers/authStandIn';
import { closedRules, openRules, shippedRules } from '../../helpers/closedRules';
import { describeWithEmulator, emulatorAddress, emulatorDatabase } from '../../helpers/emulator';
import { redirectGoogle } from '../../helpers/google/redirectGoogle';

const projectId = 'demo-reader';
const apiKey = 'the-emulator-takes-any-key';
const collection = 'HAIR-Moose';
let auth: AuthStandIn;

const publish = (rules: string) => publishRules(emulatorAddress(), projectId, rules);

function siteAs(reader?: typeof READER) {
  return firestoreSource({ projectId, apiKey, ...(reader ? { reader } : {}) });
}

describeWithEmulator('a database whose rules let only the reader in', () => {
  beforeAll(async () => {
    auth = await authStandIn(projectId);
    jest.spyOn(console, 'info').mockImplementation();
    process.env.__FIREBASE_DEFAULTS__ = JSON.stringify({
      emulatorHosts: { firestore: emulatorAddress(), auth: auth.address },
    });
    await emulatorDatabase(projectId).commit([{ collection, id: 'a', fields: { price: 450 } }]);
    await publish(shippedRules);
  });
  afterAll(() => auth.close());

  beforeEach(() => {
    auth.asked.length = 0;
    Object.assign(auth, { seconds: 3600 });
    for (const name of ['status', 'ends'] as const) delete auth.fails[name];
  });
  // The next test is another process, as far as the SDK's sessions are concerned.
  afterEach(() => Promise.all(getApps().map(deleteApp)));

  const signIns = () => auth.asked.filter((what) => what === 'accounts:signInWithPassword').length;
  const read = (source = siteAs(READER)) => source.read(collection, 9);
  const failure = (reading: Promise<unknown>) =>
    reading.then(
      () => 'it was read',
      (cause: Error) => cause.message,
    );

  it('is read by the site, which signs in once for all reads', async () => {
    const source = siteAs(READER);
    const answers = await Promise.all([read(source), read(source)]);
    expect(answers.map(([document]) => document?.id)).toEqual(['a', 'a']);
    expect(signIns()).toBe(1);
  });

  it('says what to do when the site has no reader, or another than the rules', async () => {
    expect(await failure(read(siteAs()))).toMatch(/set FIREBASE_READER_PASSWORD/);
    await publish(closedRules('somebody@else.in'));
    expect(await failure(read())).toMatch(/name the e-mail of FIREBASE_READER\?/);
    await publish(shippedRules);
  });

  it('is a failed reading with a wrong password, and asks Firebase only once meanwhile', async () => {
    const source = siteAs({ ...READER, password: 'another password' });
    const said = [await failure(read(source)), await failure(read(source))];
    for (const sentence of said)
      expect(sentence).toMatch(/"HAIR-Moose" could not be read: The reader is refused \(auth/);
    expect(said.join()).not.toContain('another password');
    expect(signIns()).toBe(1);
  });

  it('is a failed reading while Firebase does not answer', async () => {
    auth.fails.status = 503;
    expect(await failure(read())).toMatch(/can't sign in now \(auth/);
  });

  it('renews a token that ends, and signs in again when the session has ended', async () => {
    auth.seconds = 5;
    const source = siteAs(READER);
    await read(source);
    expect(auth.asked).toContain('v1/token');
    auth.fails.ends = true;
    const together = [failure(read(source)), failure(read(source))];
    for (const sentence of await Promise.all(together))
      expect(sentence).toMatch(/can't sign in now \(auth\/user-token-expired/);
    auth.seconds = 3600;
    expect(await read(source)).toHaveLength(1);
    expect(signIns()).toBe(2);
  });

  it('is not told to publish the rules again', async () => {
    const { fetch } = globalThis;
    const redirect = jest.spyOn(globalThis, 'fetch');
    redirect.mockImplementation(redirectGoogle('', fetch, emulatorAddress()));
    const answer = () => rulesToPublish(projectId);
    expect(await answer()).toBeUndefined();
    await publish(openRules);
    expect(await answer()).toMatch(/^publish firestore\.rules/);
    redirect.mockImplementation(redirectGoogle('', fetch));
    expect(await answer()).toMatch(/not known/);
  });
});
