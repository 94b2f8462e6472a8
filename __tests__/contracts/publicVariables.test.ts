import { withoutBuckets } from '../../e2e/withoutBuckets';

describe('what a build hands to browsers', () => {
  it('is the shop, and nothing about the database except its bucket names', async () => {
    Object.assign(process.env, {
      SETTINGS_ANNOUNCED: 'yes',
      FIREBASE_PROJECT_ID: 'a-project-to-hide',
      FIREBASE_API_KEY: 'a-key-of-twenty-or-more',
    });
    const { default: configIn } = await import('../../next.config');
    const config = configIn();
    expect(JSON.stringify(config)).toContain('showsDemoCatalogue');
    expect(withoutBuckets(JSON.stringify(config), 'a-project-to-hide')).not.toMatch(
      /to-hide|a-key-of/,
    );
  });
});
