import { readSettings } from '@/data/settings/readSettings';
import { SettingsError } from '@/shop/SettingsError';
import { shopEnvironment } from '../../helpers/shopEnvironment';

/** The problems that reading an environment reports, one a line. */
function problemsOf(
  environment: Record<string, string | undefined>,
  slugs?: readonly string[],
): readonly string[] {
  try {
    readSettings(environment, slugs);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

describe('readSettings', () => {
  it('gives the demo shop and catalogue for an empty environment', () => {
    expect(readSettings({}).shop).toMatchObject({ isDemo: true, showsDemoCatalogue: true });
  });

  it('reports all problems at once, by variable, across all groups of settings', () => {
    const wrong = {
      NEXT_PUBLIC_KEY: 'x',
      SITE_ADDRESS: 'www.example.com',
      OWNER_REPORT: 'maybe',
      IMAGE_HOSTS: 'https://a.com',
      SHOP_PHONE: '12',
      SHOP_FACEBOK: 'https://example.com/a',
      SHOP_BAND_SHELVES: 'foundation',
      SHOP_PERCENT_SHELVES: 'All',
      SHOP_BANNER: '/pictures/no-banner.jpg',
      SHOP_REVIEW_CLIPS: '/pictures/clips/clip-1.mp4 /pictures/clips/clip-9.mp4',
      FIREBASE_PROJECT_ID: 'my-shop-project',
      CATALOGUE_TEST_FRESH_SECONDS: '2',
      SITE_REDIS: '127.0.0.1:6379',
    };
    const variables = problemsOf(wrong, ['Foundation']).map((problem) => problem.split(':')[0]);
    expect(variables.sort()).toEqual([
      'CATALOGUE_TEST_FRESH_SECONDS',
      'FIREBASE_API_KEY',
      'IMAGE_HOSTS',
      'NEXT_PUBLIC_KEY',
      'OWNER_REPORT',
      'SHOP_BAND_SHELVES',
      'SHOP_BANNER',
      'SHOP_EMAIL',
      'SHOP_FACEBOK',
      'SHOP_NAME',
      'SHOP_PERCENT_SHELVES',
      'SHOP_PHONE',
      'SHOP_REVIEW_CLIPS',
      'SHOP_REVIEW_CLIPS',
      'SHOP_STREET',
      'SITE_ADDRESS',
      'SITE_REDIS',
    ]);
  });

  it('checks the names of shelves against those of the shop, if it knows them', () => {
    const named = shopEnvironment({
      SHOP_BAND_SHELVES: 'Sandesh',
      SHOP_PERCENT_SHELVES: 'all Laddu',
    });
    expect(problemsOf(named)).toEqual([]);
    expect(problemsOf(named, ['Sandesh', 'Laddu'])).toEqual([]);
    expect(problemsOf(named, ['Sandesh'])).toEqual([
      'SHOP_PERCENT_SHELVES: no shelf has the address /Laddu; they are Sandesh, all',
    ]);
  });

  it.each([
    ['SHOP_BANNER', '/pictures/banner.jpg', 'there is no file public/pictures/banner.jpg'],
    ['SHOP_BANNER', '/%E0%A4%A', 'there is no file'],
    ['SHOP_REVIEW_CLIPS', '/pictures/a.mp4', 'public/pictures/a.jpg, the still of its clip'],
  ])('rejects %s=%s, whose file is missing', (variable, value, said) => {
    expect(problemsOf(shopEnvironment({ [variable]: value })).join('\n')).toContain(said);
  });

  it('accepts existing files, and does not check addresses on other hosts', () => {
    const files = {
      SHOP_BANNER: '/pictures/banners/banner-1.jpg',
      SHOP_REVIEW_CLIPS: '/pictures/clips/clip-1.mp4, https://example.com/clip.mp4',
    };
    expect(problemsOf(shopEnvironment(files))).toEqual([]);
  });
});
