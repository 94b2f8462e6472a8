import { pictureStyle } from '@/pictures/Picture';
import { priceStyle } from '@/product/Price';
import type { LanguageCode } from '@/shop/LanguageCode';
import { buttonStyle } from '@/ui/buttonStyle';
import { drawnStyle } from '@/ui/iconStyle';
import UnlistedPage from '../../pages/_error';
import ErrorPage from '../../pages/500';
import { demoProducts } from '../helpers/demoProducts';
import { documentOf } from '../helpers/documentOf';
import { headIn } from '../helpers/headIn';
import { resetCaches } from '../helpers/resetCaches';
import { staticHtmlOf } from '../helpers/staticHtmlOf';

const SITE = 'http://localhost:3000';

it.each([
  ['/', 'Rupkatha Beauty, Berhampore, Murshidabad'],
  ['/contact-us', 'Contact us, Berhampore, Murshidabad, Rupkatha Beauty'],
  ['/bn/contact-us', expect.stringMatching(/^যোগাযোগ.*, .*রূপকথা/)],
])('the preview of %s has its own words as its alternative text', async (path, alt) => {
  const { metas } = headIn(await staticHtmlOf(path));
  expect(metas).toMatchObject({ 'og:image:alt': alt, 'twitter:image:alt': alt });
});

describe.each([
  [
    '/',
    '_home',
    'Rupkatha Beauty, Berhampore: makeup and cosmetics shop',
    'Rupkatha Beauty, Berhampore: makeup and cosmetics shop',
    /makeup, hair care and hair accessories/,
  ],
  [
    '/Reviewpage',
    'Reviewpage',
    'Customer reviews and videos from Berhampore | Rupkatha Beauty',
    'Customer reviews and videos from Berhampore',
    /clips|videos/,
  ],
  [
    '/Moistraizer',
    'Moistraizer',
    expect.stringMatching(/^Moisturizer in Berhampore from ₹/),
    expect.stringMatching(/^Moisturizer in Berhampore from ₹/),
    /moisturizer.* Rupkatha Beauty, Berhampore/,
  ],
])('the static HTML of %s', (path, name, tab, title, description) => {
  let html: string;
  beforeAll(async () => {
    html = await staticHtmlOf(path);
  });

  it('has the language, title, description, canonical address and robots rule', () => {
    expect(html).toMatch(/^<html lang="en-IN">/);
    const head = headIn(html);
    expect(head).toMatchObject({
      title: tab,
      canonical: SITE + path,
      metas: {
        description: expect.stringMatching(/^.{70,160}$/),
        robots: 'max-image-preview:large',
      },
    });
    expect(head.metas.description).toMatch(description);
  });

  it('has nothing that blocks the first paint', () => {
    expect(html).not.toMatch(
      / blocking=|as="font"|rel="stylesheet" (?!href="\/print\.css" media="print")/,
    );
  });

  it('has matching Open Graph and Twitter tags with a large picture', () => {
    const { metas } = headIn(html);
    expect(metas).toMatchObject({
      'og:title': title,
      'og:description': metas.description,
      'og:url': SITE + path,
      'og:type': 'website',
      'og:site_name': 'Rupkatha Beauty',
      'og:image': expect.stringMatching(
        new RegExp(`^${SITE}/api/preview/${name}\\.[\\da-z]{11}\\.jpg$`),
      ),
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringContaining('Rupkatha Beauty'),
      'twitter:card': 'summary_large_image',
    });
  });

  it('is byte for byte the same when it is rebuilt a day later', async () => {
    resetCaches();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
    expect(await staticHtmlOf(path)).toBe(html);
  });

  it('has the styles of pictures, prices, icons and buttons, which have no styled component', () => {
    expect(html).toContain(pictureStyle() + priceStyle() + drawnStyle() + buttonStyle());
  });

  it('has a style rule for every component that it shows', () => {
    const [head = '', body = ''] = html.split('<body>');
    const [, rules = ''] = head.match(/<style data-styled=[^>]*>([^<]+)</) ?? [];
    const shown = Array.from(body.matchAll(/ class="(sc-[^"]+)"/g), ([, names = '']) => names);
    expect(new Set(shown).size).toBeGreaterThan(20);
    const bare = shown.filter(
      (names) => !names.split(' ').some((name) => rules.includes(`.${name}{`)),
    );
    expect([...new Set(bare)]).toEqual([]);
  });
});

/** Source of the types: Google, "Structured data". e2e/demo/long/crawl.spec.ts checks all pages. */
it.each([
  ['/', ['Store', 'WebPage']],
  ['/contact-us', ['Store', 'BreadcrumbList', 'WebPage']],
  ['/Reviewpage', ['BreadcrumbList', 'WebPage']],
  ['/Foundation', ['CollectionPage', 'BreadcrumbList']],
])('the structured data of %s has the types %j', async (path, types) => {
  expect(headIn(await staticHtmlOf(path)).jsonLd).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': types.map((type) => ({ '@type': type })),
  });
});

it('the static HTML of a product has the tags for search engines and previews, with its price', async () => {
  const [longest] = demoProducts().sort((one, other) => other.title.length - one.title.length);
  const { path = '', title, category } = longest ?? {};
  const html = await staticHtmlOf(path);
  expect(html.match(/<h1/g)).toHaveLength(1);
  const { title: tab, canonical, metas, jsonLd } = headIn(html);
  expect([canonical, metas['og:url']]).toEqual([SITE + path, SITE + path]);
  expect(tab?.length).toBeLessThanOrEqual(65);
  const offers = { price: expect.any(Number), priceCurrency: 'INR' };
  expect(jsonLd).toMatchObject({
    '@graph': [
      { '@type': 'Product', name: title, url: SITE + path, offers },
      { '@type': 'BreadcrumbList' },
      { '@type': 'WebPage' },
    ],
  });
  expect(metas).toMatchObject({
    description: expect.stringMatching(/^.{70,160}$/u),
    'og:title': expect.stringContaining('₹'),
    'og:type': 'product',
    'og:description': metas.description,
    'og:image': expect.stringContaining(`${SITE}/api/preview/${category?.slug}.`),
    'og:image:alt': expect.stringContaining(`${title}, ₹`),
    'twitter:card': 'summary_large_image',
    'product:price:currency': 'INR',
    'twitter:label1': 'Price',
  });
});

const inEnglish: { readonly code: LanguageCode } = { code: 'en' };

describe.each([
  ['/_error', () => documentOf(UnlistedPage, { props: inEnglish })],
  ['/500', () => documentOf(ErrorPage, { props: {} })],
])('the static HTML of %s', (_page, made) => {
  it('is noindex and has no preview tags', async () => {
    const head = headIn(await made());
    expect(head).toMatchObject({ canonical: undefined, jsonLd: undefined });
    expect(head.metas).toMatchObject({ robots: 'noindex' });
    expect(Object.keys(head.metas).filter((name) => /^(og|twitter):/.test(name))).toEqual([]);
    expect(head.metas).not.toHaveProperty('description');
  });
});
