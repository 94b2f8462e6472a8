import { readdirSync } from 'node:fs';
import { isReservedSlug, isSlug } from '@/data/registry/slugs';
import { specifiedCategories } from '../../helpers/specifiedCategories';

/** The first parts of the addresses that the site has by itself. */
const own = [...readdirSync('pages'), ...readdirSync('public')]
  .map((name) => name.replace(/\.tsx?$/, ''))
  .filter((name) => /^[\w-]+$/.test(name) && !name.startsWith('_'));

describe('isReservedSlug', () => {
  it('is true of every page of the site and every folder of public', () => {
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter((name) => !isReservedSlug(name))).toEqual([]);
  });

  it('is true in any case, and false for the shelves of the specification', () => {
    expect(isReservedSlug('Visit-Shop')).toBe(true);
    expect(specifiedCategories.filter(([slug]) => isReservedSlug(slug))).toEqual([]);
  });
});

describe('isSlug', () => {
  it.each(['Foundation', 'lipe-palate', 'a', '7', 'a'.repeat(60)])('accepts %s', (text) => {
    expect(isSlug(text)).toBe(true);
  });

  it.each([
    ...['', '-a', 'a-', 'a b', 'a/b', 'a.b', 'a_b', '%61', 'সন্দেশ', 'a'.repeat(61)],
    ...['constructor', 'toString', '__proto__'],
  ])('refuses "%s"', (text) => {
    expect(isSlug(text)).toBe(false);
  });
});
