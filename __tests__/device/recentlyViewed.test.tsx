import { addRecentlyViewed, recentlyViewed, rememberViewed } from '@/device/recentlyViewed';
import { aProduct } from '../helpers/aProduct';

const ids = () => recentlyViewed.read().products.map(({ id }) => id);

beforeEach(() => rememberViewed(true));

describe('addRecentlyViewed', () => {
  it('has the latest first, each product once', () => {
    for (const id of ['a', 'b', 'a', 'c']) addRecentlyViewed('lens', aProduct({ id }));
    expect(ids()).toEqual(['c', 'a', 'b']);
  });

  it('keeps twelve products at most', () => {
    for (let at = 0; at < 20; at += 1) addRecentlyViewed('lens', aProduct({ id: `x${at}` }));
    expect(ids()).toHaveLength(12);
    expect(ids()[0]).toBe('x19');
  });

  it('stores title and picture, but no price, which may change', () => {
    addRecentlyViewed('lens', aProduct({ id: 'a' }));
    expect(JSON.parse(localStorage.getItem('recently-seen') ?? '')).toEqual({
      'lens/a': {
        title: 'Silk Touch Foundation',
        image: '/pictures/products/Foundation-1.webp',
      },
    });
  });

  it('stores for the address the title as typed, where another language shows its own', () => {
    addRecentlyViewed('lens', aProduct({ id: 'a', title: 'সিল্ক', originalTitle: 'Silk' }));
    expect(recentlyViewed.read().products).toMatchObject([
      { title: 'সিল্ক', originalTitle: 'Silk' },
    ]);
    expect(localStorage.getItem('recently-seen')).toContain('"originalTitle":"Silk"');
  });

  it('stores nothing while it is turned off, and clears what it had', () => {
    addRecentlyViewed('lens', aProduct({ id: 'a' }));
    rememberViewed(false);
    expect(localStorage.getItem('recently-seen')).toBe('{"off":true}');
    addRecentlyViewed('lens', aProduct({ id: 'b' }));
    expect(ids()).toEqual([]);
    rememberViewed(true);
    addRecentlyViewed('lens', aProduct({ id: 'c' }));
    expect(ids()).toEqual(['c']);
  });
});
