import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Photo, Video } from '@/catalogue/items';
import type { Offers } from '@/catalogue/offers/offerLists';
import { dictionaries } from '@/messages/dictionaries';
import { pagesSeo } from '@/seo/pagesSeo';
import { aProduct } from '../helpers/aProduct';

const photo = (image: string): Photo => ({ id: image, image });
const video = (poster?: string): Video => ({
  id: 'v',
  media: { youTubeId: 'abcdefghijk' },
  ...(poster ? { poster } : {}),
});

const { home, reviews, visitShop } = pagesSeo;
const english = dictionaries.en;
const noItems = { slides: [], videos: [], photos: [], offers: [] };

const offers = (...kinds: Offers['kind'][]) =>
  pagesSeo.offers(english, {
    offers: kinds.map((kind) => ({ kind, offers: [{ ...aProduct(), slug: 'Foundation' }] })),
  });
const reviewsWith = (...videos: Video[]) => reviews(english, { videos });
const visitShopWith = (...photos: Photo[]) => visitShop(english, { photos });

describe('pagesSeo', () => {
  it.each([
    [
      'en',
      'Rupkatha Beauty, Berhampore: makeup and cosmetics shop',
      'Rupkatha Beauty, makeup and cosmetics shop in Berhampore: makeup,',
    ],
    [
      'bn',
      'রূপকথা বিউটি, বহরমপুর: মেকআপ ও কসমেটিক্সের দোকান',
      'বহরমপুরে রূপকথা বিউটি, মেকআপ ও কসমেটিক্সের দোকান: মেকআপ',
    ],
    [
      'hi',
      'रूपकथा ब्यूटी, बहरमपुर: मेकअप और कॉस्मेटिक की दुकान',
      'रूपकथा ब्यूटी, बहरमपुर, मेकअप और कॉस्मेटिक की दुकान: मेकअप,',
    ],
  ] as const)('says in %s on home what people search for: %s', (code, title, description) => {
    const { title: said, description: described } = home(dictionaries[code], noItems);
    expect(said).toBe(title);
    expect(described).toMatch(new RegExp(`^${description}`));
    expect(described.length).toBeLessThanOrEqual(160);
  });

  it('names the page of offers by what it shows', () => {
    const all = [offers('discounts'), offers('lowPrices'), offers()];
    expect(all.map(({ title }) => title)).toEqual([
      'Biggest discounts in Berhampore',
      'Under ₹300 in Berhampore',
      'Offers in Berhampore',
    ]);
    expect(all.map(({ preview }) => preview.pictures.length)).toEqual([1, 1, 4]);
  });

  it('promises home delivery on the contact page', () => {
    const { description } = pagesSeo.contact(english, {});
    expect(description).toMatch(/on the map\. Home delivery available\.$/);
  });

  it('shows at most four video stills or shop photos', () => {
    const five = ['/1.jpg', '/2.jpg', '/3.jpg', '/4.jpg', '/5.jpg'];
    expect(visitShopWith(...five.map(photo)).preview.pictures).toEqual(five.slice(0, 4));
    expect(reviewsWith(video(), ...five.map(video)).preview.pictures).toEqual(five.slice(0, 4));
  });

  it.each([
    ['home', home(english, noItems)],
    ['reviews without a still', reviewsWith(video())],
    ['visit shop without a photo', visitShopWith()],
  ])('%s shows existing pictures of shelves', (_what, { preview }) => {
    expect(preview.pictures).toHaveLength(4);
    for (const picture of preview.pictures) {
      expect(existsSync(path.join(process.cwd(), 'public', picture))).toBe(true);
    }
  });
});
