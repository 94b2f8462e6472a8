import { readShopSettings } from '@/shop/readShopSettings';
import { shopEnvironment } from '../helpers/shopEnvironment';

const addresses = ['SHOP_FACEBOOK', 'SHOP_YOUTUBE', 'SHOP_INSTAGRAM', 'SHOP_X', 'SHOP_MAP'];
const moreAddresses = ['SHOP_MAP_AREA', 'SHOP_VISITOR_COUNTER'];

/** Invalid values, with a text that the error message must contain. */
const malformed: [variable: string, value: string, advice: string][] = [
  ['SHOP_NAME', 'x'.repeat(61), '60 characters at most'],
  ...['12345', '+1 415 555 2671', '98765 43210 / 11', '98765x3210'].map(
    (phone): [string, string, string] => ['SHOP_PHONE', phone, 'such as 98765 43210'],
  ),
  ...['shop', 'a b@test.example', 'mailto:shop@test.example'].map(
    (email): [string, string, string] => ['SHOP_EMAIL', email, 'such as shop@example.com'],
  ),
  ...[...addresses, ...moreAddresses].flatMap((variable) =>
    [
      'facebook.com/rupkatha',
      'http://example.com/page',
      '<iframe src="http://example.com/a"></iframe>',
    ].map((value): [string, string, string] => [variable, value, 'such as https://example.com']),
  ),
  ...['banner.jpg', 'http://example.com/a.jpg'].map((banner): [string, string, string] => [
    'SHOP_BANNER',
    banner,
    'such as /pictures/banner.jpg',
  ]),
  ['SHOP_REVIEW_CLIPS', '/a.mp4,b.mp4', 'such as /pictures/banner.jpg'],
  ['SHOP_REVIEW_CLIPS', '/a.mp4,/b.mov', '.mp4 files'],
  ['SHOP_REVIEW_CLIPS', Array(7).fill('/a.mp4').join(','), 'six clips at most'],
  ...['0', '301', '45.5', '1e2'].map((size): [string, string, string] => [
    'SHOP_SHELF_SIZE',
    size,
    'a number from 1 to 300',
  ]),
  ['SHOP_BAND_SHELVES', Array(9).fill('Primer').join(' '), 'eight shelves at most'],
  ['SHOP_DELIVERY_LINE', 'x'.repeat(31), '30 characters at most'],
  ...['www.example.com', 'https://www.example.com/shop', 'ftp://example.com', 'https://'].map(
    (site): [string, string, string] => ['SITE_ADDRESS', site, 'such as https://www.example.com'],
  ),
  ...['https://res.cloudinary.com', 'a.com/x?y', '*.example.com'].map(
    (hosts): [string, string, string] => ['IMAGE_HOSTS', hosts, 'such as res.cloudinary.com'],
  ),
  ['IMAGE_HOSTS', 'firebasestorage.googleapis.com', "is everybody's without a bucket"],
  ['IMAGE_HOSTS_ONLY', 'true', 'should be yes or no'],
];

describe('readShopSettings', () => {
  it.each(malformed)('rejects %s=%s with the advice: %s', (variable, value, advice) => {
    const message = messageFor({ [variable]: value });
    expect(message).toContain(variable);
    expect(message).toContain(advice);
    expect(message.split('\n')).toHaveLength(2);
  });

  it.each(['SITE_ADDRESS', 'IMAGE_HOSTS'])('also validates %s for the demo shop', (variable) => {
    expect(() => readShopSettings({ [variable]: 'https://a.example/b c' })).toThrow(variable);
  });
});

function messageFor(changed: Record<string, string>): string {
  try {
    readShopSettings(shopEnvironment(changed));
    return 'Nothing was at fault.';
  } catch (error) {
    return String(error);
  }
}
