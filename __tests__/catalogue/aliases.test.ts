import { aliases } from '@/catalogue/aliases';
import { findCategory } from '@/catalogue/findCategory';
import { spellingKey } from '@/catalogue/spellingKey';
import { knownPath } from '@/server/stray/knownPath';

const rows = Object.entries(aliases);

describe('aliases', () => {
  it.each(rows)('lead to a category that is there: %s', (slug, spellings) => {
    expect(findCategory(slug).slug).toBe(slug);
    expect(spellings.map(knownPath)).toEqual(spellings.map(() => `/${slug}`));
  });

  it.each(rows)('names no spelling of %s twice', (_slug, spellings) => {
    expect(new Set(spellings.map(spellingKey)).size).toBe(spellings.length);
  });
});
