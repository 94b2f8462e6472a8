import { categoryPath } from '@/catalogue/addresses/addresses';
import { allDefinitions } from '@/catalogue/addresses/allDefinitions';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { allCollections, findCollection } from '@/catalogue/allCollections';
import { categories } from '@/catalogue/categories';
import { reviewsOf } from '@/catalogue/reviewsOf';
import { specifiedCategories } from '../helpers/specifiedCategories';

describe('allCollections', () => {
  it('are the 39 of the specification, each with its page, and the four other ones', () => {
    expect(allCollections.map(({ name, page, kind, limit }) => [name, page, kind, limit])).toEqual([
      ...specifiedCategories.map(([slug, _title, name]) => [name, `/${slug}`, 'product', 45]),
      ['SLIDER-HOME', '/', 'slide', 9],
      ['VISIT-SHOP', '/Visit-shop', 'photo', 45],
      ['VIDEO YOUTUBE', '/Reviewpage', 'video', 9],
      ['SHOP', '/contact-us', 'notice', 1],
    ]);
  });
});

describe('findCollection', () => {
  it.each(['', 'foundation', 'MAKEUP', '__proto__', 'constructor'])(
    'finds none named %j',
    (name) => {
      expect(findCollection(name)).toBeUndefined();
    },
  );
});

describe('categories', () => {
  it('have slugs that need no encoding in an address', () => {
    const slugs = categories.map(({ slug }) => slug);
    expect(slugs.filter((slug) => !/^[A-Za-z][A-Za-z-]*$/.test(slug))).toEqual([]);
  });
});

describe('pageDefinitions', () => {
  it('have the four routes of the specification that are not categories', () => {
    const { home, visitShop, reviews, contact } = pageDefinitions;
    expect([home, visitShop, reviews, contact].map(({ path }) => path)).toEqual([
      '/',
      '/Visit-shop',
      '/Reviewpage',
      '/contact-us',
    ]);
  });

  it('share no address with each other or with a category, even ignoring case', () => {
    const all = [...allDefinitions.map(({ path }) => path), ...categories.map(categoryPath)];
    expect(new Set(all.map((path) => path.toLowerCase())).size).toBe(all.length);
  });
});

const quote = { words: 'Kind people.' };
const words = { id: 'words', quote };
const about = { id: 'about', media: { file: '/clip-2.mp4' }, quote };
const own = { id: 'own', media: { youTubeId: 'dQw4w9WgXcQ' }, quote };
const silent = { id: 'silent', media: { file: '/look.mp4' } };
const clips = ['/clip-1.mp4', '/clip-2.mp4'];

describe('reviewsOf', () => {
  it('keeps clips and videos as they are while nobody speaks', () => {
    expect(reviewsOf(clips, [silent])).toEqual({ spoken: [], clips, videos: [silent] });
  });

  it('takes words in their order, and shows a clip or video of theirs once among the reviews', () => {
    expect(reviewsOf(clips, [words, silent, about, own])).toEqual({
      spoken: [words, about, own],
      clips: ['/clip-1.mp4'],
      videos: [silent, about],
    });
  });
});
