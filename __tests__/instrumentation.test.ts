import { catalogueOf } from '@/data/settings/serverSettings';
import { register } from '../instrumentation';

const firestore = {
  FIREBASE_PROJECT_ID: 'my-beauty-shop',
  FIREBASE_API_KEY: 'AIzaSy-0123456789-0123456789',
};
/** What a build with these settings keeps of them. */
const built = catalogueOf;
const otherKey = { ...firestore, FIREBASE_API_KEY: 'AIzaSy-9876543210-9876543210' };

/** What the start of a site says in this environment before it ends; nothing if it goes on. */
async function start(
  BUILT_CATALOGUE: string,
  environment: Record<string, string>,
): Promise<string[]> {
  const env = { ...process.env, NEXT_RUNTIME: 'nodejs', BUILT_CATALOGUE, ...environment };
  jest.replaceProperty(process, 'env', env);
  const said = jest.spyOn(console, 'error').mockImplementation();
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  await register();
  expect(exit.mock.calls).toEqual(said.mock.calls.map(() => [1]));
  return said.mock.calls.map(([line]) => line);
}

describe('the start of the site', () => {
  it('compares a hash, because no build may contain the project', () => {
    expect(catalogueOf(firestore)).not.toContain(firestore.FIREBASE_PROJECT_ID);
  });

  it.each<[what: string, built: string, environment: Record<string, string>]>([
    ['the demo', 'the demo', {}],
    ['the database of the build', built(firestore), firestore],
    ['another key of that database', built(firestore), otherKey],
  ])('goes on with %s', async (_what, before, environment) => {
    expect(await start(before, environment)).toEqual([]);
  });

  it.each<[what: string, built: string, environment: Record<string, string>]>([
    ['a database after a build on the demo', 'the demo', firestore],
    ['the demo after a build on a database', built(firestore), {}],
    ['another database', 'another-shop', firestore],
  ])('ends with %s, and names the setting', async (_what, before, environment) => {
    const said = expect.stringMatching(/FIREBASE_PROJECT_ID: the site was built with another one/);
    expect(await start(before, environment)).toEqual([said]);
  });

  it('asks nothing in the edge runtime, for which `npm run dev` compiles it too', async () => {
    expect(await start('another-shop', { ...firestore, NEXT_RUNTIME: 'edge' })).toEqual([]);
  });
});
