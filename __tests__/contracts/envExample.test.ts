import { settingNames } from '@/data/settings/parseSettings';
import { settingsInExample } from '../helpers/settingsInExample';

/** Variables that the host and the tests set, never the owner. */
const notTheOwners = ['VERCEL_PROJECT_PRODUCTION_URL', 'CATALOGUE_TEST_FRESH_SECONDS'];

describe('.env.example', () => {
  it('lists every setting of the owner once, and no other', () => {
    const offered = settingsInExample();
    expect(offered).toEqual(expect.arrayContaining(['SHOP_X', 'FIREBASE_API_KEY']));
    expect([...offered, ...notTheOwners].sort()).toEqual([...settingNames].sort());
  });
});
