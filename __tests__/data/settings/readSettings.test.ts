import { readSettings } from '@/data/settings/readSettings';
import { SettingsError } from '@/shop/SettingsError';
import { shopEnvironment } from '../../helpers/shopEnvironment';

/** What is said of an environment, a line each. */
function problemsOf(environment: Record<string, string | undefined>): readonly string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

describe('readSettings', () => {
  it('gives the demo on the demo catalogue for nothing', () => {
    expect(readSettings({}).shop).toMatchObject({ isDemo: true, showsDemoCatalogue: true });
  });

  it('says all that is wrong at once, by variable, whichever settings they are of', () => {
    const problems = problemsOf({
      NEXT_PUBLIC_KEY: 'x',
      SITE_ADDRESS: 'www.example.com',
      OWNER_REPORT: 'maybe',
      IMAGE_HOSTS: 'https://a.com',
      SHOP_PHONE: '12',
      SHOP_FACEBOK: 'https://example.com/a',
      SHOP_PUJO_SHELVES: 'foundation',
      SHOP_BANNER: '/pictures/no-banner.jpg',
      SHOP_REVIEW_CLIPS: '/pictures/clips/clip-1.mp4 /pictures/clips/clip-9.mp4',
      FIREBASE_PROJECT_ID: 'my-shop-project',
      CATALOGUE_TEST_FRESH_SECONDS: '2',
    });
    expect(problems.map((problem) => problem.split(':')[0]).sort()).toEqual([
      'CATALOGUE_TEST_FRESH_SECONDS',
      'FIREBASE_API_KEY',
      'IMAGE_HOSTS',
      'NEXT_PUBLIC_KEY',
      'OWNER_REPORT',
      'SHOP_BANNER',
      'SHOP_EMAIL',
      'SHOP_FACEBOK',
      'SHOP_NAME',
      'SHOP_PHONE',
      'SHOP_PUJO_SHELVES',
      'SHOP_REVIEW_CLIPS',
      'SHOP_REVIEW_CLIPS',
      'SHOP_STREET',
      'SITE_ADDRESS',
    ]);
  });

  it.each([
    ['SHOP_BANNER', '/pictures/banner.jpg', 'there is no file public/pictures/banner.jpg'],
    ['SHOP_BANNER', '/%E0%A4%A', 'there is no file'],
    ['SHOP_REVIEW_CLIPS', '/pictures/a.mp4', 'public/pictures/a.jpg, the still of its clip'],
  ])('stops at %s=%s, of which nothing is there', (variable, value, said) => {
    expect(problemsOf(shopEnvironment({ [variable]: value })).join('\n')).toContain(said);
  });

  it('takes files that are there, and asks for none elsewhere', () => {
    const files = {
      SHOP_BANNER: '/pictures/banners/banner-1.jpg',
      SHOP_REVIEW_CLIPS: '/pictures/clips/clip-1.mp4, https://example.com/clip.mp4',
    };
    expect(problemsOf(shopEnvironment(files))).toEqual([]);
  });

  it('has its message for a stack', () => {
    const error = new SettingsError(['SHOP_NAME: missing']);
    expect(error.stack).toBe("SettingsError: The settings can't be used:\n  - SHOP_NAME: missing");
  });
});
